import encodeQR from 'qr';

/** A QR code as one path of an SVG, in units of its modules, with the quiet zone that readers need. */
export interface QrCode {
  /** Modules along each side, the quiet zone with them. */
  size: number;
  path: string;
}

/** Modules of quiet around the code, by ISO/IEC 18004. */
const QUIET = 4;

/** A quarter of the code may be hidden, as on a door it will be. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size: rows.length, path };
}
