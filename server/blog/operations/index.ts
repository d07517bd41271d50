import { createCategory, moveCategory, removeCategory, updateCategory } from './categories.ts'
import { createArticle } from './create-article.ts'
import { removeArticle } from './remove-article.ts'
import { updateArticle } from './update-article.ts'

export const blogOperations = [
  createArticle,
  updateArticle,
  removeArticle,
  createCategory,
  updateCategory,
  moveCategory,
  removeCategory,
] as const
