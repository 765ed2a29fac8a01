import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf, sourcesIn } from './imports.ts'
import { cyclesOf, wallBetween, wallToPackage } from './walls.ts'

const tools = ['dev', 'testing', 'checks', 'scripts', 'bench']
const notNouns = [...tools, 'app', 'pages', 'core', 'languages']
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const nouns = foldersIn('worker').filter((folder) => !notNouns.includes(folder))
const planner = foldersIn('web/planner').filter((folder) => folder !== 'app' && folder !== 'shared')
const guest = foldersIn('web/guest').filter((folder) => !['form', 'needs', 'dishes'].includes(folder))

const isPlain = (file: string) => file === 'worker/core/text.ts'
const may = (from: string, to: string) => wallBetween(from, to, isPlain) === null

describe('the walls', () => {
  it('knows every noun of the disk', () => {
    expect(nouns.length).toBeGreaterThan(12)
    expect([planner.length > 6, guest.length > 3]).toEqual([true, true])
  })

  it.each(nouns)('lets %s import what stands below its verbs, and no routes, no tools, no pages', (noun) => {
    const verb = `worker/${noun}/verb.ts`
    const allowed = [
      'worker/menu/read.ts',
      'worker/menu/table.ts',
      'worker/menu/shape/menu.ts',
      'worker/core/db.ts',
    ]
    expect(allowed.filter((to) => !may(verb, to))).toEqual([])
    const other = noun === 'menu' ? 'events' : 'menu'
    const refused = [
      `worker/${other}/routes.ts`,
      `worker/${noun}/routes.ts`,
      ...['worker/app/api.ts', 'worker/pages/page.ts', 'worker/index.ts', 'web/ui/button.tsx'],
      ...tools.map((tool) => `worker/${tool}/file.ts`),
    ]
    expect(refused.filter((to) => may(verb, to))).toEqual([])
    expect(may(`worker/${noun}/routes.ts`, verb)).toBe(true)
    expect(may(`worker/${noun}/routes.ts`, `worker/${other}/routes.ts`)).toBe(false)
  })

  it.each(nouns)('lets shapes, rules and words of %s import plain parts alone', (noun) => {
    for (const part of ['shape.ts', 'rules.ts', 'shape/one.ts', 'rules/one.ts', 'words/guest.ts']) {
      const from = `worker/${noun}/${part}`
      expect(['worker/needs/rules/needs.ts', 'worker/core/text.ts'].filter((to) => !may(from, to))).toEqual(
        [],
      )
      const refused = [
        'worker/menu/read.ts',
        'worker/menu/table.ts',
        'worker/core/db.ts',
        'worker/app/api.ts',
      ]
      expect(refused.filter((to) => may(from, to))).toEqual([])
      expect(wallToPackage(from, 'hono')).not.toBeNull()
      expect(wallToPackage(from, 'zod/mini')).toBeNull()
    }
  })

  it('keeps nouns out of core, and tables out of verbs', () => {
    expect(may('worker/core/http/csv.ts', 'worker/menu/shape/menu.ts')).toBe(true)
    expect(may('worker/core/http/csv.ts', 'worker/menu/read.ts')).toBe(false)
    expect(may('worker/core/http/csv.ts', 'worker/menu/table.ts')).toBe(false)
    expect(may('worker/menu/table.ts', 'worker/menu/read.ts')).toBe(false)
    expect(may('worker/menu/table.ts', 'worker/events/table/events.ts')).toBe(true)
  })

  it.each(planner)('lets the planner’s %s import its own and what all share, and no other', (room) => {
    const from = `web/planner/${room}/page.tsx`
    const allowed = [
      'web/planner/shared/a.ts',
      'web/ui/a.tsx',
      'web/client/a.ts',
      'worker/menu/shape/menu.ts',
    ]
    expect(allowed.filter((to) => !may(from, to))).toEqual([])
    const other = room === 'menu' ? 'events' : 'menu'
    const refused = [
      `web/planner/${other}/a.tsx`,
      'web/planner/app/a.tsx',
      'web/guest/form/a.ts',
      'web/edge.tsx',
    ]
    const server = ['worker/menu/read.ts', 'worker/menu/table.ts', 'worker/app/api.ts', 'worker/core/db.ts']
    expect([...refused, ...server].filter((to) => may(from, to))).toEqual([])
  })

  it.each(guest)('lets the guest’s %s import the form, and no other room', (room) => {
    const from = `web/guest/${room}/page.tsx`
    const allowed = ['form', 'needs', 'dishes'].map((shared) => `web/guest/${shared}/a.ts`)
    expect(allowed.filter((to) => !may(from, to))).toEqual([])
    const other = room === 'edit' ? 'answer' : 'edit'
    const refused = [
      `web/guest/${other}/a.tsx`,
      'web/guest/entry-home.tsx',
      'web/kitchen/a.tsx',
      'web/planner/shared/a.ts',
    ]
    expect(refused.filter((to) => may(from, to))).toEqual([])
  })

  it('lets ui know nothing of this product, and client no room', () => {
    for (const to of [
      'worker/core/text.ts',
      'worker/menu/shape/menu.ts',
      'web/client/calls/api.ts',
      'web/guest/form/a.ts',
    ])
      expect({ to, may: may('web/ui/button.tsx', to) }).toEqual({ to, may: false })
    expect(wallToPackage('web/ui/button.tsx', 'react-router')).not.toBeNull()
    expect(may('web/client/calls/api.ts', 'web/guest/form/a.ts')).toBe(false)
    expect(may('web/client/calls/api.ts', 'worker/app/api.ts')).toBe(true)
  })

  it('lets verbs know no Hono, and routes validate by core alone', () => {
    expect(wallToPackage('worker/menu/read.ts', 'hono')).not.toBeNull()
    expect(wallToPackage('worker/menu/routes.ts', 'hono')).toBeNull()
    expect(wallToPackage('worker/menu/routes.ts', '@hono/zod-validator')).not.toBeNull()
  })

  it('lets tests import tools, and neither checks nor scripts', () => {
    expect(may('worker/menu/menu.test.ts', 'worker/testing/factories/factories.ts')).toBe(true)
    expect(may('worker/menu/menu.test.ts', 'worker/checks/walls.ts')).toBe(false)
  })
})

it('finds two that import each other by others, and no tree', () => {
  const graph = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))
  expect(cyclesOf(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']])
  expect(cyclesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
  expect(cyclesOf(graph({ a: ['b'], b: ['a'], c: ['d'], d: ['c', 'a'] }))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

it('reads imports by alias and by path, of types and of chunks', () => {
  const imports = importsOf([...sourcesIn('worker/events'), ...sourcesIn('worker/core')])
  expect(imports.get('worker/events/http/access.ts')?.files).toEqual(
    expect.arrayContaining(['worker/events/table/events.ts', 'worker/core/http/refusal.ts']),
  )
  expect(imports.get('worker/events/http/access.ts')?.packages).toContain('hono')
})
