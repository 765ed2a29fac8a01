// Re-exports the toasts from a chunk of their own, so that the bundler adds no helper between it and the dialogs' chunk.
export { Toasts } from '#ui/toasts'
