import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import { type AuditPage, type AuditQuery, adminPageSize } from '#contract/admin'
import { isDay } from '#contract/closing'
import type { Database } from '#ground/db'
import { auditLogs, user } from '#ground/schema'

const dayLength = 86_400_000

/** A page of the audit log, newest first. A planner is named by address or id, a day is taken in UTC. */
export async function readAudit(
  db: Database,
  { planner, entity, action, day, before }: AuditQuery,
): Promise<AuditPage> {
  const conditions: (SQL | undefined)[] = [before > 0 ? lt(auditLogs.id, before) : undefined]
  if (planner) {
    const known = db.select({ id: user.id }).from(user).where(eq(user.email, planner.toLowerCase()))
    conditions.push(or(eq(auditLogs.userId, planner), eq(auditLogs.userId, known)))
  }
  if (entity) conditions.push(eq(auditLogs.entityType, entity))
  if (action) conditions.push(eq(auditLogs.action, action))
  if (isDay(day)) {
    const start = Date.parse(`${day}T00:00:00Z`)
    conditions.push(gte(auditLogs.createdAt, start), lt(auditLogs.createdAt, start + dayLength))
  }
  const rows = await db
    .select({
      id: auditLogs.id,
      userId: auditLogs.userId,
      userEmail: user.email,
      action: auditLogs.action,
      entityType: auditLogs.entityType,
      entityId: auditLogs.entityId,
      details: auditLogs.details,
      createdAt: auditLogs.createdAt,
    })
    .from(auditLogs)
    .leftJoin(user, eq(user.id, auditLogs.userId))
    .where(and(...conditions))
    .orderBy(desc(auditLogs.id))
    .limit(adminPageSize + 1)
  const entries = rows.slice(0, adminPageSize)
  return { entries, next: rows.length > entries.length ? (entries.at(-1)?.id ?? null) : null }
}
