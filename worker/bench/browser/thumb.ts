import type { Locator, Page } from '@playwright/test'

/** A guest's work on a phone. A key of the on-screen keyboard is a character, the Enter key included. */
export type Effort = { taps: number; swipes: number; characters: number; waited: number }

// One swipe moves the page by at most this part of the screen.
const reach = 0.8

// Operators of the keystroke-level model (Card, Moran and Newell, 1980), in seconds: mental preparation, pointing, and a
// key for an average typist.
const think = 1.35
const point = 1.1
const key = 0.28

/** Seconds that an effort takes: each tap is a decision and a movement, each swipe a movement, plus waiting for the page. */
export function secondsOf({ taps, swipes, characters, waited }: Effort): number {
  return taps * (think + point) + swipes * point + characters * key + waited
}

/** Signed distance in pixels that brings the whole element in sight, or its top if it is too tall. Runs in the page. */
async function distanceTo(element: Element): Promise<number> {
  // A new step scrolls to its top in the frame that shows it.
  await new Promise(requestAnimationFrame)
  const { top, bottom } = element.getBoundingClientRect()
  const bar = element.closest('.bar') ? null : document.querySelector('.bar')
  const floor = Math.min(innerHeight, bar?.getBoundingClientRect().top ?? innerHeight)
  if (top < 0) return top
  return bottom > floor ? Math.min(bottom - floor, top) : 0
}

/**
 * A thumb that taps, swipes and types, and counts it. What it taps must be in sight first: it swipes as often as that
 * takes. The on-screen keyboard covers nothing.
 */
export function thumb(page: Page) {
  const effort: Effort = { taps: 0, swipes: 0, characters: 0, waited: 0 }
  const see = async (whole: Locator) => {
    const distance = await whole.evaluate(distanceTo)
    const height = page.viewportSize()?.height ?? 0
    effort.swipes += Math.ceil(Math.abs(distance) / (reach * height))
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), distance)
  }
  return {
    effort,
    /** Swipes until an element is in sight. */
    see,
    /** Taps what has to be in sight. */
    async tap(target: Locator) {
      await see(target)
      effort.taps++
      await target.tap()
    },
    /** Types into the field that has the focus. */
    async type(text: string) {
      effort.characters += text.length
      await page.keyboard.type(text)
    },
    async enter() {
      effort.characters++
      await page.keyboard.press('Enter')
    },
    /** Runs what waits for the page, and counts how long. */
    async wait(until: () => Promise<unknown>) {
      const started = performance.now()
      await until()
      effort.waited += (performance.now() - started) / 1000
    },
  }
}
