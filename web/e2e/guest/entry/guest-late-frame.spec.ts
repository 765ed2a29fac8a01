import { later, ownClock } from '../../support/clock.ts'
import { atReview, staged } from '../../support/guest-fixtures.ts'
import { expect, test } from '../../support/journey.ts'

test('a phone that paints late leaves the focus on the field one was led to, else on the step’s heading @deep', async ({
  page,
  request,
}) => {
  await ownClock(page)
  await page.addInitScript(() => {
    // Longer than it takes until a field is looked for.
    window.requestAnimationFrame = (paint) => window.setTimeout(() => paint(performance.now()), 300)
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
  })
  const { code } = await staged(request, { menu: { Main: ['Fish', 'Risotto'] } })
  await atReview(page, code)
  const heading = page.getByRole('heading', { name: 'Is everything right?' })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: /^Add/ }).click()
  const field = page.getByRole('textbox', { name: /^Allergies/ })
  await expect(field).toBeFocused()
  // The frame has come, too.
  await later(page, 400)
  await expect(field).toBeFocused()
})
