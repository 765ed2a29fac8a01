import { Body, Button, Container, Head, Heading, Hr, Html, Preview, render, Text } from 'react-email'
import { site } from '#contract/site'
import { lang } from '#words/locale'
import { frame } from '#words/mail'
import type { Email } from './outbox.ts'

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
  action?: { label: string; url: string }
  afterwards?: string[]
}

const serif = 'Palatino, Georgia, "Times New Roman", serif'
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const look = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#faf7f1', fontFamily: sans, color: '#1f1d1a' },
  card: {
    maxWidth: '560px',
    padding: '32px 28px',
    border: '1px solid #ddd6c9',
    borderRadius: '10px',
    backgroundColor: '#fffdf9',
  },
  brand: { margin: '0 0 24px', fontFamily: serif, fontSize: '18px', fontWeight: 600, color: '#1f5c3a' },
  heading: { margin: '0 0 16px', fontFamily: serif, fontSize: '26px', lineHeight: '1.25', fontWeight: 600 },
  text: { margin: '0 0 16px', fontSize: '17px', lineHeight: '1.5' },
  button: {
    display: 'inline-block',
    margin: '8px 0 20px',
    padding: '14px 24px',
    borderRadius: '10px',
    backgroundColor: '#1f5c3a',
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  rule: { margin: '24px 0 16px', borderColor: '#ddd6c9' },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '1.5', color: '#4d483f' },
  // A token is one long word: it breaks where the card ends.
  address: {
    margin: '0 0 16px',
    fontSize: '14px',
    lineHeight: '1.5',
    color: '#4d483f',
    wordBreak: 'break-all',
  },
} as const

function Page({ preview, heading, paragraphs, facts = [], action, afterwards = [] }: Content) {
  return (
    <Html lang={lang}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={look.body}>
        <Container style={look.card}>
          <Text style={look.brand}>{site.name}</Text>
          <Heading as="h1" style={look.heading}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={look.text}>
              {paragraph}
            </Text>
          ))}
          {facts.map(([name, value]) => (
            <Text key={name} style={look.text}>
              <strong>{name}:</strong> {value}
            </Text>
          ))}
          {action && (
            <>
              <Button href={action.url} style={look.button}>
                {action.label}
              </Button>
              <Text style={look.small}>{frame.buttonFails}</Text>
              <Text style={look.address}>{action.url}</Text>
            </>
          )}
          {afterwards.map((paragraph) => (
            <Text key={paragraph} style={look.small}>
              {paragraph}
            </Text>
          ))}
          <Hr style={look.rule} />
          <Text style={look.small}>
            {frame.about} {frame.questions}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function plain({ heading, paragraphs, facts = [], action, afterwards = [] }: Content): string {
  const told = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  const asked = action ? `${action.label}:\n${action.url}` : ''
  const end = `${frame.about}\n${frame.questions}`
  return [heading, ...paragraphs, told, asked, ...afterwards, `--\n${end}`].filter(Boolean).join('\n\n')
}

/** A mail in the site's layout, as HTML and as plain text. */
export async function layout(words: Content): Promise<Email> {
  const html = await render(<Page {...words} />)
  return { to: words.to, subject: words.subject, html, text: plain(words) }
}
