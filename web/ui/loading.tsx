/** Said while something is on its way. */
export function Loading({ children }: { children: string }) {
  return (
    <div className="loading" role="status">
      {children}
    </div>
  )
}
