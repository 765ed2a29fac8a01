import { useEffect } from 'react'
import { loading } from '#core/words/shared'
import { Dialog } from '#ui/dialog'
import { Loading } from '#ui/loading'
import { noteKey } from '#ui/typed-ahead'

/** Stands where a form's dialog will be until its code is here, and keeps what is typed for it. */
export function LoadingDialog({ title, onClose }: { title: string; onClose: () => void }) {
  useEffect(() => {
    addEventListener('keydown', noteKey)
    return () => removeEventListener('keydown', noteKey)
  }, [])
  return (
    <Dialog title={title} onClose={onClose}>
      <Loading>{loading}</Loading>
    </Dialog>
  )
}
