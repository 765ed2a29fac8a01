import { expect, it } from 'vitest'
import { latinDigits, typedNumber } from './typed-number.ts'

it('reads the digits of any script', () => {
  expect(['55', ' 8 ', '５５', '٥٥', '۱۲', '१०', '0', ''].map(typedNumber)).toEqual([
    55, 8, 55, 55, 12, 10, 0, 0,
  ])
})

it('reads no number in words or mixed signs', () => {
  expect(['eight', '5 5', '٥٥ tables'].map(typedNumber)).toEqual([Number.NaN, Number.NaN, Number.NaN])
})

it('writes the digits of any script as 0 to 9, and keeps the rest', () => {
  expect(['طاولة ٥', '۱۲ a', '१ & 2', 'Ann'].map(latinDigits)).toEqual(['طاولة 5', '12 a', '1 & 2', 'Ann'])
})
