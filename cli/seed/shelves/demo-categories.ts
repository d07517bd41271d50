import type { NewCategory } from '#server/prints/index.ts'

export const demoCategories: readonly NewCategory[] = [
  { slug: 'outdoors', name: 'Outdoors', description: 'Camps, trails and water', sortOrder: 1 },
  { slug: 'food-and-drink', name: 'Food and drink', description: 'Kitchens, markets and bars', sortOrder: 2 },
  { slug: 'sports', name: 'Sports', description: 'Teams, seasons and numbers', sortOrder: 3 },
  { slug: 'music', name: 'Music', description: 'Posters and portraits', sortOrder: 4 },
  { slug: 'animals', name: 'Animals', description: 'Cats, bees and fish', sortOrder: 5 },
  { slug: 'botanical', name: 'Botanical', description: 'Leaves, lotus and mushrooms', sortOrder: 6 },
  { slug: 'stickers', name: 'Stickers', description: 'Small designs that go anywhere', sortOrder: 7 },
]
