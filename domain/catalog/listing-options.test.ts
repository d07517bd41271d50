import { expect, test } from 'vitest'
import {
  tshirtBrands,
  tshirtCategories,
  tshirtListingColors,
  tshirtListingSizes,
  tumblerFeatures,
  tumblerListingColors,
  tumblerListingSizes,
  tumblerMaterials,
} from './listing-options.ts'

const options = {
  tshirtBrands,
  tshirtCategories,
  tshirtListingColors,
  tshirtListingSizes,
  tumblerFeatures,
  tumblerListingColors,
  tumblerListingSizes,
  tumblerMaterials,
}

test("materials, sizes, features, colors, brands and categories match the specification's", () => {
  const told = {
    tumblerMaterials:
      'Stainless Steel, Ceramic Lined Steel, Vacuum Insulated Steel, Powder Coated Steel, Copper Lined Steel',
    tumblerListingSizes: '12oz, 16oz, 20oz, 24oz, 30oz, 40oz',
    tumblerFeatures:
      'Double Wall Insulated, Dishwasher Safe, BPA Free, Leak Proof, Easy Grip, Ceramic Liner, Vacuum Sealed, 6+ Hour Temperature Retention, Sweat Proof, Premium Finish',
    tumblerListingColors: 'White, Black, Rose Gold, Silver, Navy Blue',
    tshirtBrands: 'Gildan Heavy Cotton, Gildan Soft Style, A4 Performance, Bella+Canvas, Custom',
    tshirtListingSizes: 'XS, S, M, L, XL, 2XL, 3XL',
    tshirtListingColors: 'White, Black, Navy, Red, Royal Blue, Forest Green, Heather Gray, Maroon',
    tshirtCategories: 'General, Sports, Vintage, Graphic, Plain, Premium',
  }
  for (const [name, list] of Object.entries(told))
    expect(options[name as keyof typeof told].join(', '), name).toBe(list)
})
