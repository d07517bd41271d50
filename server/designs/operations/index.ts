import { keepDesigns } from './keep-designs.ts'
import { getDesign, listOwnDesigns, saveAsProject } from './own-designs.ts'
import { changeDesign, createDesign } from './save-design.ts'
import { saveOutsideDesign } from './save-outside-design.ts'
import { bringBackDesign, removeDesign, renameDesign } from './tidy-designs.ts'

export const designOperations = [
  listOwnDesigns,
  getDesign,
  createDesign,
  changeDesign,
  renameDesign,
  removeDesign,
  bringBackDesign,
  keepDesigns,
  saveAsProject,
  saveOutsideDesign,
] as const
