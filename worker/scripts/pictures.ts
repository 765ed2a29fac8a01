import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { accounts } from '../dev/accounts.ts'
import { ensureBrowser } from '../dev/browser.ts'
import { run } from '../dev/run-command.ts'
import { serve } from '../dev/serve.ts'

// Takes the screenshots of the guides and the README from the real screens, with fresh data. Run `npm run pictures` after a
// screen changes, and commit the output.
const place = { port: 8799, folder: '.local/pictures' }
const guides = 'web/public/help'
const readme = 'pictures'

ensureBrowser()
run('vite', ['build', '--logLevel', 'warn'])
rmSync(place.folder, { recursive: true, force: true })
for (const folder of [guides, readme]) mkdirSync(folder, { recursive: true })
const { origin, stop } = await serve(place)
const browser = await chromium.launch(config.use?.launchOptions)

/** Opens a page of the given size with the cookie banner already answered. */
async function opened(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'))
  return context.newPage()
}

/** Writes a public address wherever the page shows the local one. */
async function withPublicAddress(page: Page): Promise<void> {
  await page.evaluate((address) => {
    const shown = (text: string) =>
      text.replaceAll(location.origin, address).replaceAll(location.host, new URL(address).host)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.nodeValue?.includes(location.host)) node.nodeValue = shown(node.nodeValue)
    for (const field of document.querySelectorAll('input'))
      if (field.value.includes(location.host)) field.value = shown(field.value)
  }, 'https://platewise.example')
}

/** Writes a screenshot of the page as WebP, encoded by the browser. */
async function picture(page: Page, name: string, folder = guides): Promise<void> {
  await withPublicAddress(page)
  const png = (await page.screenshot()).toString('base64')
  const webp = await (await opened(100, 100)).evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
  }, png)
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(webp, 'base64'))
  console.log(name)
}

async function guest(): Promise<void> {
  const page = await opened(390, 720)
  await page.goto('/')
  await page.getByRole('textbox').fill('FEAST7')
  await picture(page, 'guest-code')
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await page.getByLabel(/^Your name/i).fill('Clara Berg')
  await picture(page, 'guest-you')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Pumpkin soup', { exact: true }).click()
  await picture(page, 'guest-dishes')
  await picture(page, 'guest', readme)
  await page.getByText('Plum crumble', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /submit/i }).waitFor()
  await picture(page, 'guest-review')
}

async function planner(): Promise<void> {
  const page = await opened(1100, 760)
  await page.goto('/planner')
  await page.getByLabel('Email').fill(accounts.planner.email)
  await page.getByLabel('Password').fill(accounts.planner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Harvest Feast at the Old Mill').first().waitFor()
  await picture(page, 'planner-dashboard')
  await page.getByRole('button', { name: 'Create Event' }).first().click()
  await page.getByLabel(/Event Title/).fill('Wedding of Sam & Alex')
  await picture(page, 'planner-event')
  const id = await page.evaluate(async () => {
    const { events } = (await (await fetch('/api/events')).json()) as {
      events: { id: string; eventCode: string }[]
    }
    return events.find(({ eventCode }) => eventCode === 'FEAST7')?.id ?? ''
  })
  await page.goto(`/events/${id}`)
  await page.getByRole('heading', { name: 'Last responses' }).waitFor()
  await picture(page, 'planner-overview')
  await page.goto(`/events/${id}/menu`)
  await page.getByText('Main course').first().waitFor()
  await picture(page, 'planner-menu')
  await page.goto(`/events/${id}/kitchen`)
  await page.getByText('Pumpkin soup').first().waitFor()
  await picture(page, 'planner-totals')
  await picture(page, 'kitchen', readme)
  await page.goto(`/events/${id}/responses`)
  await page.getByText(/total guests/).waitFor()
  await page.getByRole('radio', { name: /^People/ }).check()
  await page.getByRole('table').waitFor()
  await picture(page, 'planner-people')
  await picture(page, 'responses', readme)
}

async function caterer(): Promise<void> {
  const page = await opened(390, 720)
  await page.goto(await (await fetch(`${origin}/__local/kitchen`)).text())
  await page.getByText(/^live, /).waitFor()
  await picture(page, 'caterer-changes')
  await page.getByRole('link', { name: 'Main course' }).click()
  await page.getByRole('heading', { name: 'Main course' }).waitFor()
  await picture(page, 'caterer-course')
  await page.getByRole('link', { name: /^Specials \d/ }).click()
  await page.getByRole('heading', { name: /^Specials/ }).waitFor()
  await picture(page, 'caterer-specials')
}

try {
  await guest()
  await caterer()
  await planner()
} finally {
  await browser.close()
  await stop()
}
