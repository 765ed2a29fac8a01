import type { ButtonHTMLAttributes, ReactNode } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'quiet' | 'danger' | 'plain'
  small?: boolean
  children: ReactNode
}

/** A button. Only one `primary` stands on a screen: what to do next. */
export function Button({ look = 'plain', small = false, type = 'button', className = '', ...rest }: Props) {
  return <button type={type} className={`button ${look} ${small ? 'small' : ''} ${className}`} {...rest} />
}
