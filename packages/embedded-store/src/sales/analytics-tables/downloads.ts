import { run } from '../../database';
import type { StoreDatabase } from '../../database';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';

export interface Download {
  downloadId: string;
  productId: number;
  orderId: number;
  /** 0 for guests. */
  userId?: number;
  ipAddress?: string;
  fileName: string;
  filePath: string;
  createdAt: Date;
}

/** Records the download of a purchased file. */
export function recordDownload(db: StoreDatabase, download: Download): number {
  const createdAt = download.createdAt.getTime();
  return run(
    db,
    `INSERT INTO download_stats (created_at, created_local, download_id, product_id, order_id, user_id, ip_address,
       file_name, file_path)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    createdAt,
    toLocalText(getTimeZone(db), createdAt),
    download.downloadId,
    download.productId,
    download.orderId,
    download.userId ?? 0,
    download.ipAddress ?? '',
    download.fileName,
    download.filePath,
  ).id;
}
