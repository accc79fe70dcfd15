/** "%PDF-": how a PDF begins. */
const SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Whether the bytes are those of a PDF; readers accept up to 1,024 bytes of something else before it. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 1024 + SIGNATURE.length);
  return head.some((_, at) => SIGNATURE.every((byte, index) => head[at + index] === byte));
}
