import { type AddressChange, addressChange } from '#account/shape/own-account'
import {
  addressAction,
  addressAsked,
  addressDrop,
  addressHint,
  addressKept,
  addressWaits,
  newAddress,
  presentPassword,
  saving,
} from '#account/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { OwnFold } from './own-fold.tsx'

/** The address one signs in with, and the new one that waits for its link. */
export function OwnAddress({ waits, onChanged }: { waits: string | null; onChanged: () => Promise<void> }) {
  const drop = useAction(async () => {
    await callApi((options) => api.account.address.$delete({}, options))
    await onChanged()
    toast(addressKept)
  }, toastFailure)
  return (
    <>
      {waits && (
        <Notice>
          <p>{addressWaits(waits)}</p>
          <p>
            <Button small disabled={drop.busy} onClick={() => void drop.run()}>
              {addressDrop}
            </Button>
          </p>
        </Notice>
      )}
      <OwnFold title={addressAction}>
        {(close) => <NewAddress onAsked={() => onChanged().then(close)} />}
      </OwnFold>
    </>
  )
}

function NewAddress({ onAsked }: { onAsked: () => Promise<void> }) {
  const form = useAccountForm<AddressChange>({
    schema: addressChange,
    defaultValues: { email: '', password: '' },
    send: async (json) => {
      await callApi((options) => api.account.address.$put({ json }, options))
      await onAsked()
      toast(addressAsked(json.email))
    },
  })
  const { register } = form
  const { errors } = form.formState
  return (
    <AccountForm form={form} action={addressAction} acting={saving}>
      <Field
        label={newAddress}
        type="email"
        autoComplete="email"
        hint={addressHint}
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label={presentPassword}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
    </AccountForm>
  )
}
