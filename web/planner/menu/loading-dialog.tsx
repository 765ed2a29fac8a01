import { Dialog } from '#ui/dialog'
import { Loading } from '#ui/loading'
import { loading } from '#words/site'

/** Stands where a form's dialog will be until its code is here. */
export function LoadingDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Loading>{loading}</Loading>
    </Dialog>
  )
}
