// Digits with what people write between them. A spreadsheet's `1.76E+11` is no number any more.
const dialled = /^[\d\s+()./-]*(?:(?:x|ext\.?)\s*\d+)?$/i

/** True for a phone number as people write it. */
export function isPhone(text: string): boolean {
  return dialled.test(text) && text.replace(/\D/g, '').length >= 4
}
