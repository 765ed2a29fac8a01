const serif = 'Palatino, Georgia, Times New Roman, serif'
const sans = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'
const small = 'font-size: 14px; line-height: 1.5; color: #4d483f;'

/** The styles of a mail's elements, which stand in the elements themselves. */
export const look = {
  body: `margin: 0; padding: 0; background-color: #faf7f1; font-family: ${sans}; color: #1f1d1a;`,
  page: 'background-color: #faf7f1;',
  around: 'padding: 24px 12px;',
  card: 'max-width: 560px; border: 1px solid #ddd6c9; border-radius: 10px; background-color: #fffdf9; table-layout: fixed;',
  inside: `padding: 32px 28px; font-family: ${sans}; overflow-wrap: anywhere; word-break: break-word;`,
  brand: `margin: 0 0 24px; font-family: ${serif}; font-size: 18px; font-weight: 600; color: #1f5c3a;`,
  heading: `margin: 0 0 16px; font-family: ${serif}; font-size: 26px; line-height: 1.25; font-weight: 600; color: #1f1d1a;`,
  text: 'margin: 0 0 16px; font-size: 17px; line-height: 1.5; color: #1f1d1a;',
  list: 'margin: 0 0 16px; padding: 0 0 0 24px; font-size: 17px; line-height: 1.5; color: #1f1d1a;',
  item: 'margin: 0 0 4px; color: #1f1d1a;',
  quote: 'margin: 0 0 16px;',
  quoted: 'padding: 4px 0 4px 16px; border-left: 4px solid #ddd6c9;',
  quotation: 'margin: 0; font-size: 17px; line-height: 1.5; color: #1f1d1a;',
  part: `margin: 24px 0 8px; font-family: ${serif}; font-size: 20px; line-height: 1.3; font-weight: 600; color: #1f1d1a;`,
  press: 'margin: 8px 0 20px; border-collapse: separate;',
  pressed: 'border-radius: 10px; background-color: #1f5c3a;',
  button: `display: inline-block; padding: 14px 24px; border-radius: 10px; background-color: #1f5c3a; font-family: ${sans}; font-size: 17px; font-weight: 600; color: #ffffff; text-decoration: none;`,
  rule: 'margin: 24px 0 16px; border: 0; border-top: 1px solid #ddd6c9;',
  small: `margin: 0 0 8px; ${small}`,
  link: 'color: #4d483f; text-decoration: underline;',
  // A token is one long word: it breaks where the card ends.
  address: `margin: 0 0 16px; ${small} word-break: break-all;`,
  hidden:
    'display: none; max-height: 0; max-width: 0; overflow: hidden; opacity: 0; line-height: 1px; mso-hide: all;',
}

/** The sheet for the dark, by class: the colours of the site's own. */
export const dark = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark }',
  '@media (prefers-color-scheme: dark) {',
  '.paper { background-color: #181715 !important }',
  '.card { background-color: #22201d !important; border-color: #3f3b35 !important }',
  '.ink { color: #f4f0e8 !important }',
  '.quiet { color: #cbc4b7 !important }',
  '.herb { color: #93d3aa !important }',
  '.press { background-color: #93d3aa !important; color: #0f2418 !important }',
  '.bar { border-color: #3f3b35 !important }',
  '.rule { border-color: #3f3b35 !important }',
  '}',
].join(' ')

/** Colours of a mail's head, in the light and in the dark. */
export type Head = { ground: string; ink: string; dark?: { ground: string; ink: string } }

/** The styles of the head, in its colours. */
export const headLook = {
  cell: ({ ground }: Head) => `padding: 14px 28px; border-radius: 9px 9px 0 0; background-color: ${ground};`,
  brand: ({ ink }: Head) =>
    `margin: 0; font-family: ${serif}; font-size: 18px; font-weight: 600; color: ${ink};`,
}

/** The sheet for the head in the dark. */
export function darkHead({ dark: colors, ...light }: Head): string {
  const { ground, ink } = colors ?? light
  return ` @media (prefers-color-scheme: dark) { .head { background-color: ${ground} !important } .head-ink { color: ${ink} !important } }`
}
