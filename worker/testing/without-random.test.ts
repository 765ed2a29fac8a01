import { expect, it } from 'vitest'
import { heldIn, withoutRandom } from './without-random.ts'

const token = 'S1-BeaAnaLeoBenMilk555nutsoupmilkbeefana_S1'

it('leaves tokens, signatures, ids and hashes of files out of a text, and keeps its words', () => {
  expect(token).toHaveLength(43)
  const links = `https://a.example/edit/ABCDEF-${token} https://a.example/stop/${token}.${token}`
  expect(withoutRandom(`Ana: ${links} Nuts`)).toBe(
    'Ana: https://a.example/edit/ https://a.example/stop/. Nuts',
  )
  const id = '1234beef-beef-4bee-abee-0000000beef0'
  expect(withoutRandom(`{"to":"${id}@example.com","name":"Bea"}`)).toBe('{"to":"@example.com","name":"Bea"}')
  expect(withoutRandom('<link href="/assets/stock-S14nutAB.css">S14')).toBe('<link href="">S14')
})

it('tells which words a text holds, and a token although it is random', () => {
  const text = `{"url":"https://a.example/edit/ABCDEF-${token}","name":"Leo"}`
  expect(heldIn(text, ['Ana', 'Leo', 'Bea', token, 'a.example'])).toEqual(['Leo', token, 'a.example'])
})
