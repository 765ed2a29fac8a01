import { readFile } from 'node:fs/promises'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { freshEmail } from '../support/mailbox.ts'
import { newEvent, newPlanner } from '../support/new-planner.ts'

test('a planner takes everything along and deletes the account @deep', async ({ page }) => {
  announce(/^\/api\/(codes|auth)/)
  const email = freshEmail('leaving')
  await newPlanner(page, email)
  const code = await newEvent(page, 'A last supper')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { name: 'Your Account', level: 1 })).toBeVisible()
  await accessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('platewise.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account.email).toBe(email)
  expect(data.events[0].title).toBe('A last supper')

  await page.getByRole('button', { name: 'Delete Account', exact: true }).click()
  const remove = page.getByRole('button', { name: 'Delete Account and Everything in It' })
  await expect(remove).toBeDisabled()
  await page.getByLabel('Your email address').fill('someone@example.com')
  await page.getByLabel('Your email address').blur()
  await expect(page.getByText('Please type your email address exactly as shown')).toBeVisible()
  await accessible(page)
  await page.getByLabel('Your email address').fill(email)
  await remove.click()
  await expect(page.getByRole('heading', { name: 'Enter Event Code to Select Menu Choices' })).toBeVisible()

  expect((await page.request.get(`/api/codes/${code}`)).status()).toBe(404)
  await page.goto('/planner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('Longer7x')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
})
