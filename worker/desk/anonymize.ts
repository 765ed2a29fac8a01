import { sql } from 'drizzle-orm'

/**
 * What an `update guest_selections set` contains to anonymize a response: names, allergies, address and the hash of what
 * was sent go. Who chose what stays as a count, each person under the id they have, if any. The CHECK of the table
 * refuses an anonymized response that keeps an address or a hash.
 */
export const anonymized = sql`lead_guest_name = '', lead_guest_email = null, submission_hash = '',
  selections = (select json_group_array(json_patch(
    json_object('name', '', 'allergies', '', 'selections', json(value -> '$.selections')),
    json_object('id', value ->> 'id'))) from json_each(selections))`

/** True of a response that is not anonymized. */
export const personal = sql`lead_guest_name <> ''`
