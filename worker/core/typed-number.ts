/** A number as it was typed, in the digits of any script: ５５ and ٥٥ are 55. NaN for what is no number, 0 for nothing. */
export function typedNumber(text: string): number {
  return Number(latinDigits(text.normalize('NFKC')))
}

/** A text with the digits of any script as 0 to 9: طاولة ٥ is طاولة 5. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Each script has its digits in a row, from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}
