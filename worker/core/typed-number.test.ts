import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

it('reads the digits of any script', () => {
  expect(['55', ' 8 ', '５５', '٥٥', '۱۲', '१०', '0', ''].map(typedNumber)).toEqual([
    55, 8, 55, 55, 12, 10, 0, 0,
  ])
})

it('reads no number in words or mixed signs', () => {
  expect(['eight', '5 5', '٥٥ tables'].map(typedNumber)).toEqual([Number.NaN, Number.NaN, Number.NaN])
})
