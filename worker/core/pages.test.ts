import { expect, it } from 'vitest'

import { pageAt, pageIds, pages, pagesOf, redirectOf } from './pages.ts'

it('finds each page at its own address, and no other page there', () => {
  for (const id of pageIds) {
    if (id === 'notFound') continue
    const address = pages[id].path.replace(/:(\w+)/g, 'some-$1')
    expect(pageAt(address)?.id).toBe(id)
  }
})

it('reads the variable segments of an address', () => {
  expect(pageAt('/event/FEAST7')).toEqual({ id: 'event', params: { code: 'FEAST7' } })
  expect(pageAt('/events/e1/menu/c2')).toEqual({ id: 'category', params: { id: 'e1', categoryId: 'c2' } })
})

it('knows no page at any other address', () => {
  for (const address of ['/event', '/event/', '/event/A/B', '/nothing', '/pricing/more', '/*']) {
    expect([address, pageAt(address)]).toEqual([address, null])
    expect([address, redirectOf(address)]).toEqual([address, null])
  }
})

it('leads to the one address of each page from any other way to write it', () => {
  for (const id of pageIds) {
    if (id === 'notFound') continue
    const own = pages[id].path.replace(/:(\w+)/g, 'Some-$1')
    const shouted = pages[id].path.replace(/:(\w+)|[a-z]+/g, (word, name) =>
      name ? `Some-${name}` : word.toUpperCase(),
    )
    expect(redirectOf(own)).toBeNull()
    expect(redirectOf(`${own === '/' ? '' : own}//`)).toBe(own)
    expect(redirectOf(`${shouted}/`)).toBe(own)
    for (const alias of pages[id].aliases) {
      const other = alias.replace(/:(\w+)|[a-z]+/g, (word, name) =>
        name ? `Some-${name}` : word.toUpperCase(),
      )
      expect(redirectOf(`${other}/`)).toBe(own)
    }
  }
})

it('redirects an alias to its page, with the same variable segments, and nothing else', () => {
  const aliases = pageIds.flatMap((id) => pages[id].aliases.map((alias) => ({ id, alias })))
  expect(aliases.length).toBeGreaterThan(0)
  expect(new Set(aliases.map(({ alias }) => alias)).size).toBe(aliases.length)
  for (const { id, alias } of aliases) {
    const asked = alias.replace(/:(\w+)/g, 'Some-$1')
    expect(pageAt(asked)).toBeNull()
    expect(redirectOf(asked)).toBe(pages[id].path.replace(/:(\w+)/g, 'Some-$1'))
  }
  expect(redirectOf('/events/E1/Totals/')).toBe('/events/E1/kitchen')
  expect(redirectOf('/indexXhtml')).toBeNull()
})

it('has a kind for each page, and lists nothing private', () => {
  expect([...pagesOf('text'), ...pagesOf('guest'), ...pagesOf('planner')].sort()).toEqual([...pageIds].sort())
  expect(pageIds.filter((id) => pages[id].private && pages[id].indexed)).toEqual([])
})
