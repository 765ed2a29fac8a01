import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { Button } from '#ui/button'
import { useAction } from '../../client/use-action.ts'
import { AccountFailure } from './account-failure.tsx'

/**
 * A form of an account: checked on leaving a field by the contract's schema, sent once, and what went wrong kept.
 * @param send asks the server, and goes on with its answer
 * @param passwordField where a refused password is told; everything else stands above the form
 */
export function useAccountForm<T extends FieldValues>({
  schema,
  defaultValues,
  send,
  passwordField,
}: {
  /** Left out where there is nothing to fill in. */
  schema?: Parameters<typeof standardSchemaResolver>[0]
  defaultValues: DefaultValues<T>
  send: (form: T) => Promise<void>
  passwordField?: Path<T>
}) {
  const form = useForm<T>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    ...(schema && { resolver: standardSchemaResolver(schema) as unknown as Resolver<T> }),
    defaultValues,
  })
  const { busy, failure, run, clear } = useAction(send, ({ fields }) => {
    const message = passwordField && fields[passwordField]
    if (message) form.setError(passwordField, { message }, { shouldFocus: true })
  })
  const atField = passwordField && failure?.fields[passwordField]
  return {
    ...form,
    failure: atField ? undefined : failure,
    busy,
    submit: form.handleSubmit((typed) => run(typed)),
    forget: clear,
  }
}

/** The frame of such a form: what went wrong above its fields, its one button below. */
export function AccountForm({
  form: { failure, busy, submit, forget },
  action,
  acting,
  help,
  children,
}: {
  form: Pick<ReturnType<typeof useAccountForm>, 'failure' | 'busy' | 'submit' | 'forget'>
  action: string
  acting: string
  /** What helps out of a failure. */
  help?: ReactNode
  children: ReactNode
}) {
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onInput={forget}>
      <AccountFailure failure={failure} />
      {help}
      {children}
      <Button type="submit" look="primary" className="wide" disabled={busy}>
        {busy ? acting : action}
      </Button>
    </form>
  )
}
