import { expect, test } from 'vitest'
import { english, languages } from '#languages/languages'
import { layout } from './layout.ts'

const words = {
  to: 'ann@example.com',
  subject: 'Supper <1>',
  preview: 'Until "Friday" & no later',
  heading: 'Tom & <b>Ann</b>',
  paragraphs: ['First <script>alert(1)</script>', 'Second'],
  facts: [['Place "A"', '<i>Hall</i>']] as [string, string][],
  action: { label: 'Open <it>', url: 'https://platewise.example/edit/a"b?x=1&y=2' },
  afterwards: ['Keep it <to> yourself.'],
}

test('nothing that somebody typed is markup in a mail', () => {
  const { html } = layout(english.mail, words)
  for (const typed of ['<script', '<b>', '<i>', '<1>', '<it>', '<to>', 'a"b'])
    expect(html).not.toContain(typed)
  expect(html).toContain('Tom &amp; &lt;b&gt;Ann&lt;/b&gt;')
  expect(html).toContain('href="https://platewise.example/edit/a&quot;b?x=1&amp;y=2"')
})

test('a mail says the same in HTML and in plain text', () => {
  const { html, text } = layout(english.mail, words)
  const said = [words.heading, ...words.paragraphs, words.action.label, words.action.url, ...words.afterwards]
  const shown = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  for (const sentence of said) {
    expect(text).toContain(sentence)
    expect(shown.replaceAll('&amp;', '&')).toContain(sentence)
  }
  expect(text).toContain('Place "A": <i>Hall</i>')
  expect(layout(languages.fr().mail, words).text).toContain('Place "A"\u00a0: <i>Hall</i>')
})

test('a mail loads nothing, names its language, and has colours for the dark', () => {
  const { html } = layout(english.mail, words)
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/)
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html.indexOf('Until &quot;Friday&quot; &amp; no later')).toBeLessThan(html.indexOf('<h1'))
})

test('a mail without a press has no button, and no sentence about one', () => {
  const { action: _, ...without } = words
  expect(layout(english.mail, without).html).not.toContain('<a ')
  expect(layout(english.mail, without).text).not.toContain('If the button')
})

test('a mail sets apart words of somebody else, gives each party its press, and ends with lines', () => {
  const { html, text } = layout(english.mail, {
    ...words,
    quote: { from: 'Mia writes:', text: 'Bring <boots>.\nIt rains.' },
    parts: [
      {
        title: 'The Lees',
        list: ['Tom & Ann'],
        action: { label: 'Open', url: 'https://platewise.example/1' },
      },
      { title: 'Kim', list: [], action: { label: 'Open', url: 'https://platewise.example/2' } },
    ],
    end: ['Nobody reads <replies>.'],
  })
  expect(text).toContain('Mia writes:\n> Bring <boots>.\n> It rains.\n\n')
  expect(text).toContain('The Lees\n\n- Tom & Ann\n\nOpen:\nhttps://platewise.example/1\n\nKim\n\nOpen:')
  expect(text).toContain('--\nNobody reads <replies>.\n')
  expect(text).not.toContain('Questions?')
  expect(html).toContain('Bring &lt;boots&gt;.<br>It rains.')
  expect(html).toMatch(/The Lees<\/h2>.*Tom &amp; Ann.*example\/1.*Kim<\/h2>.*example\/2.*&lt;replies&gt;/s)
})

test('a mail says all around its content in the language it is given', () => {
  const stop = 'https://platewise.example/stop'
  const { html, text } = layout(languages['en-XA']().mail, { ...words, unsubscribeUrl: stop })
  expect(html).toContain('<html lang="en-XA" dir="ltr">')
  const around = text.slice(text.indexOf('--')).replace(/⟦[^⟦⟧]*⟧/g, '')
  expect(around).toBe(`--\n\n\n:\n${stop}`)
  expect(html).not.toContain('If the button')
})
