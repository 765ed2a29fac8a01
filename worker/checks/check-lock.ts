import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { lockTroubles } from './lock-hashes.ts'

// Checks that every package has a hash or is listed in SECURITY.md as having none.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const said = /^Without a hash: (.*)$/m.exec(readFileSync('worker/SECURITY.md', 'utf8'))?.[1] ?? ''
const excused = [...said.matchAll(/`([^`*]+)\*`/g)].map(([, family = '']) => family)
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const troubles = lockTroubles(packages, excused, registry)
for (const trouble of troubles) console.error(trouble)
process.exit(troubles.length > 0 ? 1 : 0)
