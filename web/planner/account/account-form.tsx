import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { Button } from '#ui/button'
import { useAction } from '../../client/calls/use-action.ts'
import { AccountFailure } from './account-failure.tsx'

/**
 * A form of an account: checked on leaving a field by its schema, sent once, and what went wrong kept: at the
 * field it is about, everything else above the form.
 * @param send asks the server, and goes on with its answer
 */
export function useAccountForm<T extends FieldValues>({
  schema,
  defaultValues,
  send,
}: {
  /** Left out where there is nothing to fill in. */
  schema?: Parameters<typeof standardSchemaResolver>[0]
  defaultValues: DefaultValues<T>
  send: (form: T) => Promise<void>
}) {
  const form = useForm<T>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    ...(schema && { resolver: standardSchemaResolver(schema) as unknown as Resolver<T> }),
    defaultValues,
  })
  const ownOf = (fields: Record<string, string>) =>
    Object.keys(fields).filter((name) => name in defaultValues)
  const { busy, cancelAnd, failure, run, clear } = useAction(send, ({ fields }) => {
    for (const name of ownOf(fields))
      form.setError(name as Path<T>, { message: fields[name] ?? '' }, { shouldFocus: true })
  })
  // Left while it waits for the connection, it sends nothing later.
  const [leave] = useState(() => cancelAnd(() => undefined))
  useEffect(() => leave, [leave])
  const atField = failure && ownOf(failure.fields).length > 0
  /** An error goes as soon as it is no longer true. A new one waits until the field is left. */
  const typed = async (field: string) => {
    clear()
    const said = form.getFieldState(field as Path<T>).error?.message
    if (!said) return
    const { issues = [] } = (await schema?.['~standard'].validate(form.getValues())) ?? {}
    if (!issues.some(({ message }) => message === said)) form.clearErrors(field as Path<T>)
  }
  return {
    ...form,
    failure: atField ? undefined : failure,
    busy,
    submit: form.handleSubmit((values) => run(values)),
    typed,
  }
}

/** The frame of such a form: what went wrong above its fields, its one button below. */
export function AccountForm({
  form: { failure, busy, submit, typed },
  action,
  acting,
  help,
  children,
}: {
  form: Pick<ReturnType<typeof useAccountForm>, 'failure' | 'busy' | 'submit' | 'typed'>
  action: string
  acting: string
  /** The way out of a failure. */
  help?: ReactNode
  children: ReactNode
}) {
  // Not onInput, which comes before the field has taken the new value.
  const changed = ({ target }: FormEvent<HTMLFormElement>) =>
    target instanceof HTMLInputElement && void typed(target.name)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={changed}>
      <AccountFailure failure={failure} />
      {help}
      {children}
      <Button type="submit" look="primary" className="wide" disabled={busy}>
        {busy ? acting : action}
      </Button>
    </form>
  )
}
