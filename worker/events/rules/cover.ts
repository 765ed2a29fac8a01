export const coverMax = 5 * 1024 * 1024

/** Allowed cover formats. The format is detected from the first bytes, not from the file name. */
export const coverTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type CoverType = (typeof coverTypes)[number]

/** Detects the format from the first bytes. Returns null for anything else. */
export function coverTypeOf(bytes: Uint8Array): CoverType | null {
  if (holds(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (holds(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  // RIFF, four bytes of length, WEBP.
  if (holds(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && holds(bytes, 8, [0x57, 0x45, 0x42, 0x50]))
    return 'image/webp'
  return null
}

function holds(bytes: Uint8Array, at: number, wanted: number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte)
}
