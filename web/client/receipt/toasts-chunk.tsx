// A file of its own, so that the dialogs' file shares the messages without a runtime between them.
export { Toasts } from '#ui/toasts'
