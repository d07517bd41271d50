import { expect, test } from 'vitest'
import { importSingly } from './single-icons.ts'

test('icons are imported from their own files, under the names a page gives them', () => {
  expect(importSingly("import { Store, Trash2 as Bin } from 'lucide-react'")).toBe(
    "import Store from 'lucide-react/icons/store'; import Bin from 'lucide-react/icons/trash';",
  )
})

test('non-icons are still imported from the package', () => {
  expect(importSingly("import { createLucideIcon } from 'lucide-react';\nconst one = 1")).toBe(
    "import { createLucideIcon } from 'lucide-react';\nconst one = 1",
  )
})
