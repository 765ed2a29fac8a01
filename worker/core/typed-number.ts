/** A number as it was typed, in the digits of any script: ５５ and ٥٥ are 55. NaN for what is no number, 0 for nothing. */
export function typedNumber(text: string): number {
  return Number(text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))))
}

/** Each script has its digits in a row, from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}
