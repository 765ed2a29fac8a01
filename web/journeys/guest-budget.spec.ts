import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { staged, takenOver } from './guest-stage.ts'

const kB = 1000
const built = 'dist/client'

const dishes = (course: string): [string, string][] =>
  Array.from({ length: 6 }, (_, index) => [
    `${course} number ${index + 1}`,
    `With what the garden gives in week ${index + 1}, lightly dressed`,
  ])

const menu = Object.fromEntries(
  ['Starter', 'Soup', 'Main course', 'Cheese', 'Dessert'].map((course) => [course, dishes(course)]),
)

/** Bytes of a built file as a browser would get it. */
function compressed(path: string): number {
  const file = `${built}${path}`
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0
}

test('the first usable form of a menu of five by six stays within its budget', async ({ page, request }) => {
  const { code } = await staged(request, { guestLimit: 100, menu })
  const paths: string[] = []
  page.on('request', (one) => paths.push(new URL(one.url()).pathname))
  const response = await page.goto(`/event/${code}`)
  const html = (await response?.body()) ?? Buffer.alloc(0)
  await takenOver(page)
  await expect(page.getByLabel('Email (Optional)')).toBeVisible()
  const sum = (ending: string) =>
    [...new Set(paths)]
      .filter((path) => path.endsWith(ending))
      .reduce((total, path) => total + compressed(path), 0)
  const measured = {
    requests: paths.length,
    html: brotliCompressSync(html).length,
    js: sum('.js'),
    css: sum('.css'),
  }
  console.log('the guest page:', JSON.stringify(measured), paths.join(' '))
  expect(html.toString()).toContain('Dessert number 6')
  // The form's own code is asked for with the page, and not only once the first script has run.
  expect(html.toString()).toMatch(/rel="modulepreload"[^>]*\/assets\/guest-/)
  expect(measured.requests).toBeLessThanOrEqual(6)
  expect(measured.html).toBeLessThanOrEqual(14 * kB)
  expect(measured.js).toBeLessThanOrEqual(105 * kB)
  expect(measured.js).toBeGreaterThan(50 * kB)
  expect(measured.css).toBeLessThanOrEqual(12 * kB)
})

test('a second visit brings no script and no style over the wire', async ({ page, request }) => {
  const { code } = await staged(request)
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const fetched: string[] = []
  page.on('requestfinished', (one) => {
    const check = async () => {
      const { responseBodySize } = await one.sizes()
      if (/\.(js|css)$/.test(new URL(one.url()).pathname) && responseBodySize > 0) {
        const from = await (await one.response())?.serverAddr()
        if (from) fetched.push(one.url())
      }
    }
    void check()
  })
  await page.goto(`/event/${code}`)
  await takenOver(page)
  expect(fetched).toEqual([])
})
