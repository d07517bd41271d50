import { randomBytes } from 'node:crypto'
import type { Role } from '#domain/people/role.ts'

export type DemoPerson = { email: string; fullName: string; phone: string; role: Role; address: DemoAddress }

export type DemoAddress = { street1: string; city: string; state: string; zip: string }

const austin = (street1: string, zip: string): DemoAddress => ({ street1, city: 'Austin', state: 'TX', zip })

/** The people of the demo shop. `.example` addresses can never belong to anyone (RFC 2606). */
export const demoStaff: readonly DemoPerson[] = [
  person(
    'mara.voss@gangway.example',
    'Mara Voss',
    '(512) 555-0110',
    'admin',
    austin('114 Foundry Row', '78702'),
  ),
  person(
    'teo.lindqvist@gangway.example',
    'Teo Lindqvist',
    '(512) 555-0111',
    'admin',
    austin('114 Foundry Row', '78702'),
  ),
  person(
    'ines.marchetti@gangway.example',
    'Ines Marchetti',
    '(512) 555-0112',
    'office',
    austin('114 Foundry Row', '78702'),
  ),
  person(
    'dale.odum@gangway.example',
    'Dale Odum',
    '(512) 555-0113',
    'floor',
    austin('114 Foundry Row', '78702'),
  ),
]

export const demoCustomers: readonly DemoPerson[] = [
  person(
    'june@nightshiftcoffee.example',
    'June Okafor',
    '(512) 555-0161',
    'customer',
    austin('908 E 5th St', '78702'),
  ),
  person(
    'coach.rivera@briarcreek.example',
    'Daniel Rivera',
    '(512) 555-0162',
    'customer',
    austin('2401 Manor Rd', '78722'),
  ),
  person('sam@saltlinesurf.example', 'Sam Whitaker', '(361) 555-0163', 'customer', {
    street1: '77 Jetty View',
    city: 'Port Aransas',
    state: 'TX',
    zip: '78373',
  }),
  person('priya@fernandfig.example', 'Priya Nair', '(737) 555-0164', 'customer', {
    street1: '19 Orchard Ln',
    city: 'San Marcos',
    state: 'TX',
    zip: '78666',
  }),
  person('wes@hollowoak.example', 'Wes Hargrove', '(830) 555-0165', 'customer', {
    street1: '402 Mill St',
    city: 'New Braunfels',
    state: 'TX',
    zip: '78130',
  }),
]

/** No one can sign in with these by guessing; an owner sets passwords for demo people where wanted. */
export const unguessablePassword = (): string => randomBytes(24).toString('base64url')

function person(
  email: string,
  fullName: string,
  phone: string,
  role: Role,
  address: DemoAddress,
): DemoPerson {
  return { email, fullName, phone, role, address }
}
