import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

it('no test can ask the database for more than production takes', async () => {
  const marks = (count: number) => Array.from({ length: count }, (_, index) => `?${index + 1}`).join(', ')
  const values = (count: number) => Array.from({ length: count }, () => 1)
  const asked = (count: number) => env.DB.prepare(`select ${marks(count)}`).bind(...values(count))
  await asked(100).first()
  expect(() => asked(101)).toThrow('101 parameters')
  expect(() => env.DB.prepare(`select '${'x'.repeat(100_000)}'`)).toThrow('a statement of')
  expect(() => env.DB.prepare('select ?').bind('x'.repeat(2_000_001))).toThrow('a value of')
  const many = Array.from({ length: 101 }, () => env.DB.prepare('select 1'))
  expect(() => env.DB.batch(many)).toThrow('a batch of 101')
})
