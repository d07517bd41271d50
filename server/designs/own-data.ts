import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { previewKey } from './present.ts'
import { designs, savedProjects } from './tables.ts'

/** Designs and saved projects. The designs that an order was printed from stay with the order, and belong to no one. */
export function designsOwnData({ orm }: Pick<Database, 'orm'>): OwnDataPart {
  const design = {
    id: designs.id,
    title: designs.title,
    name: designs.name,
    sizeId: designs.sizeId,
    quantity: designs.quantity,
    document: designs.document,
    createdAt: designs.createdAt,
    updatedAt: designs.updatedAt,
  }
  const project = {
    id: savedProjects.id,
    designId: savedProjects.designId,
    projectName: savedProjects.projectName,
    createdAt: savedProjects.createdAt,
  }
  return {
    read: {
      designs: ({ userId }) =>
        rowsOf(
          orm
            .select(design)
            .from(designs)
            .where(eq(designs.ownerId, userId))
            .orderBy(desc(designs.updatedAt)),
        ),
      savedProjects: ({ userId }) =>
        rowsOf(orm.select(project).from(savedProjects).where(eq(savedProjects.userId, userId))),
    },
    async hand(transaction, from, to) {
      await transaction.update(designs).set({ ownerId: to.userId }).where(eq(designs.ownerId, from.userId))
      const kept = transaction
        .select({ designId: savedProjects.designId })
        .from(savedProjects)
        .where(eq(savedProjects.userId, to.userId))
      await transaction
        .update(savedProjects)
        .set({ userId: to.userId })
        .where(and(eq(savedProjects.userId, from.userId), notInArray(savedProjects.designId, kept)))
    },
    async erase(transaction, { userId }, { designIds }) {
      const own = eq(designs.ownerId, userId)
      await transaction.delete(savedProjects).where(eq(savedProjects.userId, userId))
      if (designIds.length > 0)
        await transaction
          .update(designs)
          .set({ ownerId: null, visitorId: null, name: null })
          .where(and(own, inArray(designs.id, [...designIds])))
      const gone = await transaction
        .delete(designs)
        .where(and(own, notInArray(designs.id, [...designIds])))
        .returning({ id: designs.id, version: designs.version })
      return gone.flatMap(({ id, version }) =>
        Array.from({ length: version }, (_, index) => previewKey(id, index + 1)),
      )
    },
  }
}
