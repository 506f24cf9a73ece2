import { Illustration } from '@admin/ui';

/** Illustration of a form with an image. */
export function FormIllustration() {
  return (
    <Illustration>
      <path className="paper" d="M36 22h88v92H36z" />
      <path className="tone" d="M36 22h88v16H36z" />
      <path className="tone" d="M46 48h28v28H46z" />
      <path className="line" d="M84 50h30M84 60h30M84 70h18M46 88h68M46 98h36" />
      <path className="paper" d="M140 40l12 8-30 44-14 8 2-16z" />
      <path className="solid" d="M110 84l12 8-14 8z" />
    </Illustration>
  );
}
