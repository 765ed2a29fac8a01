import type { Page } from '@playwright/test'

/** True for `npm run test:deep`, which looks at each screen in every size and colour. */
export const deep = process.env.DEEP === 'yes'

/**
 * The sizes and colours a journey looks at a screen in.
 * @param most the most telling ones, for `npm test`
 * @param rest what only `npm run test:deep` looks at as well
 */
export function looks<const Most, const Rest>(
  most: readonly Most[],
  rest: readonly Rest[],
): readonly (Most | Rest)[] {
  return deep ? [...most, ...rest] : most
}

/**
 * The tag of a test that `npm run test:deep` alone runs, since another cell of its matrix is walked in `npm test`. A test by
 * itself has it in its title, `@deep`: the way it goes is another journey's, or the rule it shows has a test of its own.
 */
export const onlyDeep = { tag: '@deep' }

/** Keeps a picture of a screen for people to look at, in `npm run test:deep`: it holds nothing by itself. */
export async function picture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  if (deep) await page.screenshot({ path: `.local/e2e/${name}.png`, ...options })
}
