import { run } from './run-command.ts'

/** Bundles the Worker as the tests serve it into a folder, and returns its file. */
export function bundleWorker(folder: string): string {
  run('wrangler', ['deploy', 'worker/dev/entry.ts', '--dry-run', '--minify', '--outdir', folder])
  return `${folder}/entry.js`
}
