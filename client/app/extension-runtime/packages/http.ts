export { ApiError, isRecord, request, toList } from '@admin/http';
