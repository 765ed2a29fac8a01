import { expect, type Page } from '@playwright/test'
import { ownClock } from '../support/clock.ts'
import { test } from '../support/closed.ts'
import { answered, goneHome, next, opened, staged, submitButton } from '../support/guest-fixtures.ts'
import { watched } from '../support/watched.ts'

/**
 * Does to a page what a browser's translator does: every text that may be translated is taken out, and another stands
 * in two font elements in its place; also the texts that come later.
 */
async function translated(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = new WeakSet<Node>()
    const translate = (node: Text) => {
      const holder = node.parentElement
      if (known.has(node) || node.data.trim() === '' || !holder) return
      if (holder.closest('[translate=no], script, style, textarea')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const text = document.createTextNode(`«${node.data}»`)
      known.add(text)
      inner.appendChild(text)
      outer.appendChild(inner)
      holder.replaceChild(outer, node)
    }
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translate)
    }
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) walk(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    walk(document.body)
  })
}

const names = (page: Page) => page.locator('.party-review h3')

test('a translated page counts, names and removes the right people @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  const { clean } = watched(page)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await translated(page)
  await expect(page.getByText('«Who is coming?»')).toBeVisible()
  const count = page.locator('.stepper output')
  for (const size of [2, 3, 4]) {
    await page.getByRole('button', { name: 'One guest more' }).click()
    await expect(count).toHaveText(new RegExp(`^${size} `))
  }
  await page.getByRole('button', { name: 'One guest fewer' }).click()
  await expect(count).toHaveText(/^3 /)
  await next(page)
  const row = page.getByRole('list', { name: 'Your party' }).getByRole('button')
  await expect(row.first()).toHaveText(/0 of 2/)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await expect(row.first()).toHaveText(/1 of 2/)
  await page.getByRole('radio', { name: 'Fish' }).check()
  await expect(row.first()).toHaveText(/2 of 2/)
  await next(page)
  await next(page)
  await expect(page.locator('.field-error', { hasText: '«Guest 2 name is required»' })).toBeVisible()
  await page.getByLabel(/Guest 2 Name/).fill('Bernd')
  await page.getByLabel(/Guest 2 Name/).blur()
  await expect(page.locator('.field-error', { hasText: 'required' })).toHaveCount(0)
  await expect(row.nth(1)).toHaveText(/^BBernd/)
  await next(page)
  await page.getByLabel(/Guest 3 Name/).fill('Leo')
  await next(page)
  await expect(names(page)).toHaveText([/^Rosa Marin/, 'Bernd', 'Leo'])
  await page.getByRole('button', { name: 'Remove Bernd' }).click()
  await expect(names(page)).toHaveText([/^Rosa Marin/, 'Leo'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Remove Leo' }).click()
  await expect(names(page)).toHaveText([/^Rosa Marin/, 'Bernd'])
  await expect(page.locator('.removed')).toContainText('Leo')
  await page.getByRole('button', { name: 'Change dishes' }).click()
  await expect(page.getByRole('button', { name: /Back to review/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Risotto' }).check()
  await page.getByRole('button', { name: /Back to review/ }).click()
  await expect(page.locator('.party-review dd').nth(1)).toHaveText('«Risotto»')
  // A failed call that is tried again says so, whatever stood there before.
  await page.route('**/responses', (route) => route.abort(), { times: 1 })
  await submitButton(page)
    .or(page.getByRole('button', { name: /Submit/ }))
    .click()
  await expect(page.getByRole('button', { name: /Try again/ })).toBeVisible()
  await page.getByRole('button', { name: /Try again/ }).click()
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Leo' })).toHaveCount(0)
  clean()
})

test('a translated edit page counts and names the right people @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  const { clean } = watched(page)
  const { editToken } = await answered(request, code, 3)
  await ownClock(page)
  await page.goto(`/edit/${editToken}`)
  const heads = page.locator('.edit-guest > summary')
  await heads.first().click()
  await page.getByLabel('Guest 2 Name *').fill('Bernd')
  await translated(page)
  await expect(heads.first()).toHaveText(/Bernd/)
  await page.getByRole('radio', { name: 'Soup' }).nth(1).check()
  await expect(heads.first()).toHaveText(/1 of 2/)
  await page.getByLabel(/Guest 2 Name/).fill('Bernadette')
  await expect(heads.first()).toHaveText(/Bernadette/)
  await page.getByRole('button', { name: 'Remove Bernadette' }).click()
  await expect(heads).toHaveCount(1)
  await expect(heads.first()).toHaveText(/Other 3/)
  await expect(page.locator('.stepper output')).toHaveText(/^2 /)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heads).toHaveText([/Bernadette/, /Other 3/])
  await page.getByRole('button', { name: /Update Menu Selections/ }).click()
  await expect(page.getByText(/updated successfully/).first()).toBeVisible()
  await goneHome(page)
  clean()
})
