export { getHistory, getNewPath, Link, navigateTo, useLocation, useQuery } from '@admin/navigation';
