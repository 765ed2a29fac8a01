import { expect, it } from 'vitest'
import { cloths } from '#events/rules/cloths'
import { english } from '#languages/languages'
import { layout } from '../../core/mail/layout.ts'
import { bandColors } from './mail-band-colors.ts'

/** Relative luminance of #rrggbb (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each(cloths)('the head of a mail on %s reads at 7 to 1, in the light and in the dark', (cloth) => {
  const head = bandColors[cloth]
  for (const { ground, ink } of head ? [head, head.dark ?? head] : [])
    expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThanOrEqual(7)
})

it.each(cloths)('a mail on %s names the site once, on the colour where there is one', (cloth) => {
  const head = bandColors[cloth]
  const content = { to: 'ann@example.com', subject: 'S', preview: 'P', heading: 'H', paragraphs: ['Text'] }
  const { html } = layout(english.mail, { ...content, head })
  expect(html.match(/>Platewise</g)).toHaveLength(1)
  if (head) expect(html).toContain(`bgcolor="${head.ground}"`)
  else expect(html).not.toContain('class="head"')
})
