import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { appearanceStore, checkImage, type Image } from '@admin/store-appearance';
import { useAnnounceBusy } from '@admin/ui';

/** Uploads images to the media library one after the other, and returns the error of the last one that failed. */
export function useImageUpload() {
  const { uploadImage } = useDispatch(appearanceStore);
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  useAnnounceBusy(isUploading, __('Uploading image…', 'store-admin'));

  async function send(file: File): Promise<Image> {
    const reason = checkImage(file);
    if (reason) throw new Error(describeProblem(reason));
    return uploadImage(file);
  }

  async function upload(
    files: readonly File[],
    onProblem?: (file: File, message: string) => void,
  ): Promise<Image[]> {
    const images: Image[] = [];
    setProblem(undefined);
    setUploading(true);
    for (const file of files) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- hosts refuse many at once, and the order is the owner's
        images.push(await send(file));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        setProblem(message);
        onProblem?.(file, message);
      }
    }
    setUploading(false);
    return images;
  }

  return { upload, isUploading, problem };
}

function describeProblem(reason: ReturnType<typeof checkImage>): string {
  switch (reason) {
    case 'type':
      return __('Please choose a PNG, JPEG, GIF or WebP image.', 'store-admin');
    case 'size':
      return __('This image is larger than 8 MB. Please choose a smaller one.', 'store-admin');
    default:
      return __('This file is empty. Please choose another file.', 'store-admin');
  }
}
