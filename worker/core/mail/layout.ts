import type { MailWords } from '#languages/language'
import { escaped } from '../files/escaped.ts'
import { site } from '../site.ts'
import type { Email } from './email.ts'
import { dark, darkHead, type Head, headLook, look } from './look.ts'

type Action = { label: string; url: string }

/** The press of one of several parties that share a mail, below its name. */
type Part = { title: string; list: string[]; action?: Action | undefined }

/** The content of a mail. Everything is text, so that nothing a person typed can become markup. */
export type Content = {
  to: string
  subject: string
  /** Shown by mail programs beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Names and values on lines of their own, like a deadline. */
  facts?: [name: string, value: string][]
  /** Words of somebody else, set apart as theirs. */
  quote?: { from: string; text: string } | undefined
  action?: Action | undefined
  /** In the place of `action`, where several parties share a mail. */
  parts?: Part[]
  afterwards?: string[]
  /** Lines of a list, below the facts. */
  list?: string[]
  /** Lines at its end, in the place of the one about questions. */
  end?: string[]
  /** Colours of the band at its head. Absent: the name stands on the card. */
  head?: Head | undefined
  /** The address that ends mail of this kind, for people and for mail programs. */
  unsubscribeUrl?: string
}

/** A mail in the site's layout, as HTML and as plain text. */
export function layout(words: MailWords, content: Content): Email {
  const { to, subject, unsubscribeUrl: stop } = content
  return {
    to,
    subject,
    html: html(words, content),
    text: plain(words, content),
    ...(stop && { headers: stopHeaders(stop) }),
  }
}

// One press in a mail program posts to the address (RFC 8058). What only opens it, as scanners do, ends nothing.
function stopHeaders(stop: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

// Tables hold the layout and each element has its style: several mail programs know neither blocks nor style sheets. The
// sheet in the head is for the dark, where a program can tell.
function html(words: MailWords, content: Content): string {
  const { lang, dir } = words
  const align = dir === 'rtl' ? 'right' : 'left'
  const { head } = content
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}"><head>`,
    '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no">',
    `<title>${escaped(content.subject)}</title><style>${dark}${head ? darkHead(head) : ''}</style></head>`,
    `<body class="paper" style="${look.body}">`,
    preheader(content.preview),
    `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.page}"><tr>`,
    `<td align="center" style="${look.around}"><!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->`,
    `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.card}">`,
    head ? headOf(head, align) : '',
    `<tr><td align="${align}" style="${look.inside}">`,
    ...contentOf(words, content),
    '</td></tr></table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>',
  ].join('')
}

// A cell with a colour of its own: it is there with pictures off, and in programs that drop style sheets.
function headOf(head: Head, align: string): string {
  const brand = `<p class="head-ink" style="${headLook.brand(head)}">${escaped(site.name)}</p>`
  return `<tr><td class="head" align="${align}" bgcolor="${head.ground}" style="${headLook.cell(head)}">${brand}</td></tr>`
}

function contentOf(words: MailWords, content: Content): string[] {
  const { head, heading, paragraphs, facts = [], quote, list = [], action, parts = [] } = content
  const { afterwards = [], unsubscribeUrl: stop } = content
  const { frame } = words.core
  const end = content.end ? [...content.end, frame.about] : [`${frame.about} ${frame.questions}`]
  return [
    ...(head ? [] : [`<p class="herb" style="${look.brand}">${escaped(site.name)}</p>`]),
    `<h1 class="ink" style="${look.heading}">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph('ink', look.text, escaped(text))),
    ...facts.map(([name, value]) =>
      paragraph('ink', look.text, `<strong>${escaped(name)}:</strong> ${escaped(value)}`),
    ),
    ...(quote ? [quoteOf(quote)] : []),
    ...(list.length > 0 ? [listOf(list)] : []),
    ...(action ? [button(words, action)] : []),
    ...parts.flatMap((part) => partOf(words, part)),
    ...afterwards.map((text) => paragraph('quiet', look.small, escaped(text))),
    `<hr class="rule" style="${look.rule}">`,
    ...end.map((line) => paragraph('quiet', look.small, escaped(line))),
    ...(stop ? [paragraph('quiet', look.small, link(stop, frame.stop))] : []),
  ]
}

function paragraph(name: string, style: string, inside: string): string {
  return `<p class="${name}" style="${style}">${inside}</p>`
}

function link(url: string, label: string): string {
  return `<a class="quiet" href="${escaped(url)}" style="${look.link}">${escaped(label)}</a>`
}

// A table draws its bar where a program knows no borders of blocks.
function quoteOf({ from, text }: { from: string; text: string }): string {
  const lines = text.split('\n').map(escaped).join('<br>')
  return [
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.quote}"><tr>`,
    `<td class="bar" style="${look.quoted}">${paragraph('quiet', look.small, escaped(from))}`,
    `${paragraph('ink', look.quotation, lines)}</td></tr></table>`,
  ].join('')
}

function partOf(words: MailWords, { title, list, action }: Part): string[] {
  return [
    `<h2 class="ink" style="${look.part}">${escaped(title)}</h2>`,
    ...(list.length > 0 ? [listOf(list)] : []),
    ...(action ? [button(words, action)] : []),
  ]
}

function listOf(lines: string[]): string {
  const items = lines.map((line) => `<li class="ink" style="${look.item}">${escaped(line)}</li>`).join('')
  return `<ul class="ink" style="${look.list}">${items}</ul>`
}

// Some programs colour the cell and not the link, others the link alone.
function button({ core }: MailWords, { label, url }: Action): string {
  const address = escaped(url)
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${look.press}"><tr>`,
    `<td class="press" bgcolor="#1f5c3a" style="${look.pressed}">`,
    `<a class="press" href="${address}" style="${look.button}">${escaped(label)}</a></td></tr></table>`,
    paragraph('quiet', look.small, escaped(core.frame.buttonFails)),
    paragraph('quiet', look.address, address),
  ].join('')
}

// Text after the subject in a list of mails. The filler keeps the mail's first words from following it.
function preheader(preview: string): string {
  return `<div style="${look.hidden}">${escaped(preview)}${'&#8199;&#847;'.repeat(Math.max(0, 120 - preview.length))}</div>`
}

function plain(words: MailWords, content: Content): string {
  const { frame } = words.core
  const { heading, paragraphs, facts = [], quote, list = [], action, parts = [] } = content
  const { afterwards = [], end, unsubscribeUrl: stop } = content
  const factLines = facts.map(([name, value]) => `${name}${words.colon}${value}`).join('\n')
  const quoted = quote ? `${quote.from}\n${quote.text.replaceAll(/^/gm, '> ')}` : ''
  const each = parts.map((part) => [part.title, linesOf(part.list), pressOf(part.action)])
  const last = [
    ...(end ? [...end, frame.about] : [frame.about, frame.questions]),
    ...(stop ? [`${frame.stop}${words.colon.trimEnd()}\n${stop}`] : []),
  ].join('\n')
  return [
    heading,
    ...paragraphs,
    factLines,
    quoted,
    linesOf(list),
    pressOf(action),
    ...each.flat(),
    ...afterwards,
  ]
    .concat(`--\n${last}`)
    .filter(Boolean)
    .join('\n\n')
}

function linesOf(list: string[]): string {
  return list.map((line) => `- ${line}`).join('\n')
}

function pressOf(action: Action | undefined): string {
  return action ? `${action.label}:\n${action.url}` : ''
}
