import { z } from 'zod'
import { versionSchema } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, type Outcome, ok } from '#server/kernel/operations/outcome.ts'
import { createFromChoices } from '../create-listing.ts'
import type { ListingsDeps } from '../deps.ts'
import { newTshirtListingSchema, newTumblerListingSchema, pictureChoicesSchema } from '../input.ts'
import { findForStaff } from '../list-for-staff.ts'
import type { ListingKind } from '../tables.ts'
import { updateListing } from '../update-listing.ts'
import { anyListing, listingGone, listingId, type StaffListing, staffListingShape } from './listing-shape.ts'

/** In display order: each already exists (`key`), or was uploaded by the caller (`artworkId`). */
const pictures = pictureChoicesSchema.default([])
const ofOne = { listing: listingId, version: versionSchema }
const result = z.object({ listing: staffListingShape })

const common = { priceCents: 2_400, sizes: ['M', 'L'], colors: ['Black'] }
const tee = { ...common, title: 'Tour tee', brand: 'Custom' }
const cup = { ...common, title: 'Travel cup', sizes: ['20oz'], material: 'Stainless Steel' }
const seen = { listing: anyListing, version: 1 }

export const createTshirt = defineOperation({
  name: 'tshirt-listings.create',
  route: 'POST /tshirt-listings',
  summary: 'Add a finished T-shirt to its shelf, with its first stock',
  may: 'products.write',
  input: newTshirtListingSchema.extend({ pictures }),
  example: tee,
  result,
  run: (deps: ListingsDeps, actor, { pictures: chosen, ...input }) =>
    create(deps, actor, 'tshirt', input, chosen),
})

export const createTumbler = defineOperation({
  name: 'tumbler-listings.create',
  route: 'POST /tumbler-listings',
  summary: 'Add a finished tumbler to its shelf, with its first stock',
  may: 'products.write',
  input: newTumblerListingSchema.extend({ pictures }),
  example: cup,
  result,
  run: (deps: ListingsDeps, actor, { pictures: chosen, ...input }) =>
    create(deps, actor, 'tumbler', input, chosen),
})

export const updateTshirt = defineOperation({
  name: 'tshirt-listings.update',
  route: 'PUT /tshirt-listings/{listing}',
  summary: 'Change a finished T-shirt; sizes and colors left out are written off',
  may: 'products.write',
  input: newTshirtListingSchema.extend({ ...ofOne, pictures }),
  example: { ...tee, ...seen },
  result,
  theirs: staffListingShape,
  run: (deps: ListingsDeps, actor, sent) => update(deps, actor, 'tshirt', sent),
})

export const updateTumbler = defineOperation({
  name: 'tumbler-listings.update',
  route: 'PUT /tumbler-listings/{listing}',
  summary: 'Change a finished tumbler; sizes and colors left out are written off',
  may: 'products.write',
  input: newTumblerListingSchema.extend({ ...ofOne, pictures }),
  example: { ...cup, ...seen },
  result,
  theirs: staffListingShape,
  run: (deps: ListingsDeps, actor, sent) => update(deps, actor, 'tumbler', sent),
})

async function create(
  deps: ListingsDeps,
  actor: Actor,
  kind: ListingKind,
  input: object,
  chosen: z.output<typeof pictures>,
): Promise<Outcome<{ listing: StaffListing }, never, never>> {
  const made = await createFromChoices(deps, actor, kind, input, chosen)
  if (!made.ok) return invalid(made.reason === 'invalid' ? made.fieldErrors : unreadable)
  return saved(deps, made.id)
}

type Sent = { listing: string; version: number; pictures: z.output<typeof pictures> }

async function update<Input extends Sent>(
  deps: ListingsDeps,
  actor: Actor,
  kind: ListingKind,
  sent: Input,
): Promise<Outcome<{ listing: StaffListing }, StaffListing, Input>> {
  const { listing: id, version: seenVersion, pictures: chosen, ...input } = sent
  if ((await findForStaff(deps, id))?.kind !== kind) throw new AppError('not_found', listingGone)
  const outcome = await updateListing(deps, actor, { id, seenVersion }, input, chosen)
  if (outcome.ok) return saved(deps, id)
  if (outcome.reason === 'conflict') return conflict(outcome.current, sent)
  if (outcome.reason === 'not_found') throw new AppError('not_found', listingGone)
  return invalid(outcome.reason === 'invalid' ? outcome.fieldErrors : unreadable)
}

async function saved(deps: ListingsDeps, id: string) {
  const listing = await findForStaff(deps, id)
  if (!listing) throw new AppError('not_found', listingGone)
  return ok({ listing })
}

/** Verbatim as specified (docs/spec-map.md B8). */
const unreadable = { pictures: 'failed to load the image' }
