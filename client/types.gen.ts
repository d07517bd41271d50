// Made from the description of /api/v1 by `npm run client`; changed there, not here.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type Error = {
    error: {
        /**
         * For programs; it does not change
         */
        code: string;
        /**
         * For people: what is wrong
         */
        message: string;
        /**
         * For people: what to do
         */
        advice: string;
        /**
         * The first thing wrong with each field
         */
        fields?: {
            [key: string]: string;
        };
    };
};

export type DiscountsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/discounts';
};

export type DiscountsListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsListError = DiscountsListErrors[keyof DiscountsListErrors];

export type DiscountsListResponses = {
    /**
     * Done
     */
    200: {
        discounts: Array<{
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        }>;
    };
};

export type DiscountsListResponse = DiscountsListResponses[keyof DiscountsListResponses];

export type DiscountsCreateData = {
    body: {
        code?: string | null;
        name: string;
        description?: string;
        type: 'percentage' | 'fixed_amount';
        value: number;
        scope?: 'site_wide' | 'category' | 'product' | 'shipping';
        targets?: Array<string>;
        minimumOrderCents?: number;
        maximumUses?: number | null;
        isOncePerCustomer?: boolean;
        startsAt?: string | null;
        expiresAt?: string | null;
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/discounts';
};

export type DiscountsCreateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsCreateError = DiscountsCreateErrors[keyof DiscountsCreateErrors];

export type DiscountsCreateResponses = {
    /**
     * Done
     */
    201: {
        discount: {
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        };
    };
};

export type DiscountsCreateResponse = DiscountsCreateResponses[keyof DiscountsCreateResponses];

export type DiscountsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        discount: string;
    };
    query?: never;
    url: '/discounts/{discount}';
};

export type DiscountsRemoveErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsRemoveError = DiscountsRemoveErrors[keyof DiscountsRemoveErrors];

export type DiscountsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type DiscountsRemoveResponse = DiscountsRemoveResponses[keyof DiscountsRemoveResponses];

export type DiscountsUpdateData = {
    body: {
        code?: string | null;
        name: string;
        description?: string;
        type: 'percentage' | 'fixed_amount';
        value: number;
        scope?: 'site_wide' | 'category' | 'product' | 'shipping';
        targets?: Array<string>;
        minimumOrderCents?: number;
        maximumUses?: number | null;
        isOncePerCustomer?: boolean;
        startsAt?: string | null;
        expiresAt?: string | null;
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        discount: string;
    };
    query?: never;
    url: '/discounts/{discount}';
};

export type DiscountsUpdateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsUpdateError = DiscountsUpdateErrors[keyof DiscountsUpdateErrors];

export type DiscountsUpdateResponses = {
    /**
     * Done
     */
    200: {
        discount: {
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        };
    };
};

export type DiscountsUpdateResponse = DiscountsUpdateResponses[keyof DiscountsUpdateResponses];

export type DiscountsTryData = {
    body: {
        code?: string | null;
        name: string;
        description?: string;
        type: 'percentage' | 'fixed_amount';
        value: number;
        scope?: 'site_wide' | 'category' | 'product' | 'shipping';
        targets?: Array<string>;
        minimumOrderCents?: number;
        maximumUses?: number | null;
        isOncePerCustomer?: boolean;
        startsAt?: string | null;
        expiresAt?: string | null;
        isActive?: boolean;
        delivery?: 'pickup' | 'shipping';
        lines: Array<{
            productType: string;
            productSize?: string;
            designData?: {
                [key: string]: unknown;
            };
            quantity: number;
            unitPrice: number;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/discounts/try';
};

export type DiscountsTryErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsTryError = DiscountsTryErrors[keyof DiscountsTryErrors];

export type DiscountsTryResponses = {
    /**
     * Done
     */
    201: {
        before: {
            subtotal: number;
            discount: number;
            shipping: number;
            tax: number;
            total: number;
        };
        after: {
            subtotal: number;
            discount: number;
            shipping: number;
            tax: number;
            total: number;
        };
        shares: Array<{
            discount: number;
            tax: number;
        }>;
        shippingDiscount: number;
        refusal: {
            title: string;
            message: string;
        } | null;
    };
};

export type DiscountsTryResponse = DiscountsTryResponses[keyof DiscountsTryResponses];

export type PriceTiersListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/price-tiers';
};

export type PriceTiersListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PriceTiersListError = PriceTiersListErrors[keyof PriceTiersListErrors];

export type PriceTiersListResponses = {
    /**
     * Done
     */
    200: {
        tiers: Array<{
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        }>;
    };
};

export type PriceTiersListResponse = PriceTiersListResponses[keyof PriceTiersListResponses];

export type PriceTiersCreateData = {
    body: {
        productType: 'tshirt' | 'tumbler' | 'gang_sheet';
        sizeCategory?: string;
        basePriceCents: number;
        setupFeeCents?: number;
        quantityBreaks?: {
            [key: string]: number;
        };
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/price-tiers';
};

export type PriceTiersCreateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PriceTiersCreateError = PriceTiersCreateErrors[keyof PriceTiersCreateErrors];

export type PriceTiersCreateResponses = {
    /**
     * Done
     */
    201: {
        tier: {
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        };
    };
};

export type PriceTiersCreateResponse = PriceTiersCreateResponses[keyof PriceTiersCreateResponses];

export type PriceTiersUpdateData = {
    body: {
        productType: 'tshirt' | 'tumbler' | 'gang_sheet';
        sizeCategory?: string;
        basePriceCents: number;
        setupFeeCents?: number;
        quantityBreaks?: {
            [key: string]: number;
        };
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        tier: string;
    };
    query?: never;
    url: '/price-tiers/{tier}';
};

export type PriceTiersUpdateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PriceTiersUpdateError = PriceTiersUpdateErrors[keyof PriceTiersUpdateErrors];

export type PriceTiersUpdateResponses = {
    /**
     * Done
     */
    200: {
        tier: {
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        };
    };
};

export type PriceTiersUpdateResponse = PriceTiersUpdateResponses[keyof PriceTiersUpdateResponses];

export type GangSheetsChangePricesData = {
    body: {
        prices: {
            [key: string]: {
                from: number;
                to: number;
            };
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/gang-sheets/prices';
};

export type GangSheetsChangePricesErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            key: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type GangSheetsChangePricesError = GangSheetsChangePricesErrors[keyof GangSheetsChangePricesErrors];

export type GangSheetsChangePricesResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
    };
};

export type GangSheetsChangePricesResponse = GangSheetsChangePricesResponses[keyof GangSheetsChangePricesResponses];

export type TshirtsChangePricesData = {
    body: {
        prices: {
            [key: string]: {
                from: number;
                to: number;
            };
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tshirts/prices';
};

export type TshirtsChangePricesErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            key: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TshirtsChangePricesError = TshirtsChangePricesErrors[keyof TshirtsChangePricesErrors];

export type TshirtsChangePricesResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
    };
};

export type TshirtsChangePricesResponse = TshirtsChangePricesResponses[keyof TshirtsChangePricesResponses];

export type TumblersChangePricesData = {
    body: {
        prices: {
            [key: string]: {
                from: number;
                to: number;
            };
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tumblers/prices';
};

export type TumblersChangePricesErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            key: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TumblersChangePricesError = TumblersChangePricesErrors[keyof TumblersChangePricesErrors];

export type TumblersChangePricesResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
    };
};

export type TumblersChangePricesResponse = TumblersChangePricesResponses[keyof TumblersChangePricesResponses];

export type OrdersListData = {
    body?: never;
    path?: never;
    query?: {
        number?: string;
        customer?: string;
        status?: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
        payment?: 'awaiting' | 'paid' | 'unverified' | 'failed' | 'expired' | 'refunded' | 'partially_refunded';
        delivery?: 'pickup' | 'shipping';
        product?: 'Gang Sheet' | 'PREMADE Gang Sheet' | 'Premade Print' | 'Custom T-Shirt' | 'Custom Tumbler' | 'T-Shirt' | 'Tumbler' | 'Custom';
        due?: 'overdue' | 'today' | 'week';
        from?: string | 'today';
        to?: string | 'today';
        cursor?: string;
        limit?: number;
    };
    url: '/orders';
};

export type OrdersListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersListError = OrdersListErrors[keyof OrdersListErrors];

export type OrdersListResponses = {
    /**
     * Done
     */
    200: {
        orders: Array<{
            id: string;
            orderNumber: string;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            paymentStatus: 'awaiting' | 'paid' | 'unverified' | 'failed' | 'expired' | 'refunded' | 'partially_refunded';
            deliveryMethod: 'pickup' | 'shipping';
            placedAt: string;
            dueAt: string | null;
            subtotalCents: number;
            discountCents: number;
            discountName: string | null;
            discountCode: string | null;
            shippingCents: number;
            taxCents: number;
            totalCents: number;
            currency: string;
            customerId: string | null;
            contactName: string;
            contactEmail: string;
            contactPhone: string;
            items: Array<{
                id: string;
                position: number;
                name: string;
                productType: string;
                options: Array<string>;
                quantity: number;
                unitPriceCents: number;
                setupFeeCents: number;
                designId: string | null;
                imageUrl: string | null;
            }>;
        }>;
        next: string | null;
    };
};

export type OrdersListResponse = OrdersListResponses[keyof OrdersListResponses];

export type OrdersGetData = {
    body?: never;
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}';
};

export type OrdersGetErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersGetError = OrdersGetErrors[keyof OrdersGetErrors];

export type OrdersGetResponses = {
    /**
     * Done
     */
    200: {
        order: {
            id: string;
            orderNumber: string;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            paymentStatus: 'awaiting' | 'paid' | 'unverified' | 'failed' | 'expired' | 'refunded' | 'partially_refunded';
            deliveryMethod: 'pickup' | 'shipping';
            placedAt: string;
            dueAt: string | null;
            subtotalCents: number;
            discountCents: number;
            discountName: string | null;
            discountCode: string | null;
            shippingCents: number;
            taxCents: number;
            totalCents: number;
            currency: string;
            customerId: string | null;
            contactName: string;
            contactEmail: string;
            contactPhone: string;
            items: Array<{
                id: string;
                position: number;
                name: string;
                productType: string;
                options: Array<string>;
                quantity: number;
                unitPriceCents: number;
                setupFeeCents: number;
                designId: string | null;
                imageUrl: string | null;
            }>;
            notes: string;
            shippingAddress: {
                street1: string;
                street2: string;
                city: string;
                state: string;
                zip: string;
            };
            version: number;
        };
    };
};

export type OrdersGetResponse = OrdersGetResponses[keyof OrdersGetResponses];

export type PrintFilesListData = {
    body?: never;
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/print-files';
};

export type PrintFilesListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintFilesListError = PrintFilesListErrors[keyof PrintFilesListErrors];

export type PrintFilesListResponses = {
    /**
     * Done
     */
    200: {
        printFiles: Array<{
            id: string;
            orderItemId: string;
            part: string;
            fileName: string;
            state: 'queued' | 'rendering' | 'ready' | 'failed' | 'superseded';
            widthPx: number | null;
            heightPx: number | null;
            byteSize: number | null;
            warnings: Array<string>;
            createdAt: string;
            finishedAt: string | null;
            downloadUrl: string | null;
        }>;
    };
};

export type PrintFilesListResponse = PrintFilesListResponses[keyof PrintFilesListResponses];

export type QuotesListData = {
    body?: never;
    path?: never;
    query?: {
        state?: 'new' | 'answered' | 'closed';
        text?: string;
        cursor?: string;
        limit?: number;
    };
    url: '/quotes';
};

export type QuotesListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesListError = QuotesListErrors[keyof QuotesListErrors];

export type QuotesListResponses = {
    /**
     * Done
     */
    200: {
        quotes: Array<{
            id: string;
            product: 'tshirt' | 'tumbler';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
        }>;
        next: string | null;
    };
};

export type QuotesListResponse = QuotesListResponses[keyof QuotesListResponses];

export type QuotesGetData = {
    body?: never;
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}';
};

export type QuotesGetErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesGetError = QuotesGetErrors[keyof QuotesGetErrors];

export type QuotesGetResponses = {
    /**
     * Done
     */
    200: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesGetResponse = QuotesGetResponses[keyof QuotesGetResponses];

export type QuotesAnswerData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}/answers';
};

export type QuotesAnswerErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesAnswerError = QuotesAnswerErrors[keyof QuotesAnswerErrors];

export type QuotesAnswerResponses = {
    /**
     * Done
     */
    201: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesAnswerResponse = QuotesAnswerResponses[keyof QuotesAnswerResponses];

export type QuotesNoteData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}/notes';
};

export type QuotesNoteErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesNoteError = QuotesNoteErrors[keyof QuotesNoteErrors];

export type QuotesNoteResponses = {
    /**
     * Done
     */
    201: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesNoteResponse = QuotesNoteResponses[keyof QuotesNoteResponses];

export type QuotesSetStateData = {
    body: {
        from: 'new' | 'answered' | 'closed';
        to: 'new' | 'answered' | 'closed';
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}/state';
};

export type QuotesSetStateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            id: string;
            product: 'tshirt' | 'tumbler';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesSetStateError = QuotesSetStateErrors[keyof QuotesSetStateErrors];

export type QuotesSetStateResponses = {
    /**
     * Done
     */
    200: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesSetStateResponse = QuotesSetStateResponses[keyof QuotesSetStateResponses];

export type AttentionListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/attention';
};

export type AttentionListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AttentionListError = AttentionListErrors[keyof AttentionListErrors];

export type AttentionListResponses = {
    /**
     * Done
     */
    200: {
        items: Array<{
            kind: 'unverified_payment' | 'payment_difference' | 'unpaid_link' | 'late_order' | 'customer_message' | 'edit_request' | 'finding_accepted' | 'print_file_failed' | 'print_file_waits' | 'label_doubt' | 'delivery_exception' | 'work_waits' | 'mail_waits' | 'mail_failed' | 'job_failed' | 'webhook_off' | 'disk_short';
            id: string;
            orderId: string | null;
            title: string;
            reason: string;
            at: string;
        }>;
    };
};

export type AttentionListResponse = AttentionListResponses[keyof AttentionListResponses];

export type AttentionRetryData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        queue: string;
        job: string;
    };
    query?: never;
    url: '/attention/{queue}/{job}/retry';
};

export type AttentionRetryErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AttentionRetryError = AttentionRetryErrors[keyof AttentionRetryErrors];

export type AttentionRetryResponses = {
    /**
     * Done
     */
    204: void;
};

export type AttentionRetryResponse = AttentionRetryResponses[keyof AttentionRetryResponses];

export type AttentionForgetData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        queue: string;
        job: string;
    };
    query?: never;
    url: '/attention/{queue}/{job}/forget';
};

export type AttentionForgetErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AttentionForgetError = AttentionForgetErrors[keyof AttentionForgetErrors];

export type AttentionForgetResponses = {
    /**
     * Done
     */
    204: void;
};

export type AttentionForgetResponse = AttentionForgetResponses[keyof AttentionForgetResponses];

export type ShippingRatesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/shipping-rates';
};

export type ShippingRatesListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingRatesListError = ShippingRatesListErrors[keyof ShippingRatesListErrors];

export type ShippingRatesListResponses = {
    /**
     * Done
     */
    200: {
        rates: Array<{
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        }>;
    };
};

export type ShippingRatesListResponse = ShippingRatesListResponses[keyof ShippingRatesListResponses];

export type ShippingRatesCreateData = {
    body: {
        name: string;
        region: 'domestic' | 'international';
        description?: string;
        baseRateCents: number;
        freeFromCents?: number | null;
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/shipping-rates';
};

export type ShippingRatesCreateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingRatesCreateError = ShippingRatesCreateErrors[keyof ShippingRatesCreateErrors];

export type ShippingRatesCreateResponses = {
    /**
     * Done
     */
    201: {
        rate: {
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        };
    };
};

export type ShippingRatesCreateResponse = ShippingRatesCreateResponses[keyof ShippingRatesCreateResponses];

export type ShippingRatesUpdateData = {
    body: {
        name: string;
        region: 'domestic' | 'international';
        description?: string;
        baseRateCents: number;
        freeFromCents?: number | null;
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        rate: string;
    };
    query?: never;
    url: '/shipping-rates/{rate}';
};

export type ShippingRatesUpdateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingRatesUpdateError = ShippingRatesUpdateErrors[keyof ShippingRatesUpdateErrors];

export type ShippingRatesUpdateResponses = {
    /**
     * Done
     */
    200: {
        rate: {
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        };
    };
};

export type ShippingRatesUpdateResponse = ShippingRatesUpdateResponses[keyof ShippingRatesUpdateResponses];

export type SettingsChangeLabelDeskData = {
    body: {
        shipFrom: {
            name?: string;
            company?: string;
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
            country?: string;
            phone?: string;
        };
        houseShipping: {
            carrier: string;
            maxPounds: number;
            services: Array<{
                token?: string;
                name: string;
                base: number;
                perPound: number;
                perZone: number;
                leastDays: number;
                daysPerTwoZones: number;
            }>;
        };
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/label-desk';
};

export type SettingsChangeLabelDeskErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            shipFrom: {
                name: string;
                company: string;
                street1: string;
                street2: string;
                city: string;
                state: unknown;
                zip: string;
                country: unknown;
                phone: string;
            };
            houseShipping: {
                carrier: string;
                maxPounds: number;
                services: Array<{
                    token: string;
                    name: string;
                    base: unknown;
                    perPound: unknown;
                    perZone: unknown;
                    leastDays: number;
                    daysPerTwoZones: number;
                }>;
            };
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeLabelDeskError = SettingsChangeLabelDeskErrors[keyof SettingsChangeLabelDeskErrors];

export type SettingsChangeLabelDeskResponses = {
    /**
     * Done
     */
    200: {
        shipFrom: {
            name: string;
            company: string;
            street1: string;
            street2: string;
            city: string;
            state: unknown;
            zip: string;
            country: unknown;
            phone: string;
        };
        houseShipping: {
            carrier: string;
            maxPounds: number;
            services: Array<{
                token: string;
                name: string;
                base: unknown;
                perPound: unknown;
                perZone: unknown;
                leastDays: number;
                daysPerTwoZones: number;
            }>;
        };
        version: number;
    };
};

export type SettingsChangeLabelDeskResponse = SettingsChangeLabelDeskResponses[keyof SettingsChangeLabelDeskResponses];

export type WebhooksListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type WebhooksListErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksListError = WebhooksListErrors[keyof WebhooksListErrors];

export type WebhooksListResponses = {
    /**
     * Done
     */
    200: {
        webhooks: Array<{
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        }>;
    };
};

export type WebhooksListResponse = WebhooksListResponses[keyof WebhooksListResponses];

export type WebhooksCreateData = {
    body: {
        name: string;
        url: string;
        events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'quote.requested'>;
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type WebhooksCreateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksCreateError = WebhooksCreateErrors[keyof WebhooksCreateErrors];

export type WebhooksCreateResponses = {
    /**
     * Done
     */
    201: {
        webhook: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
        secret: string;
    };
};

export type WebhooksCreateResponse = WebhooksCreateResponses[keyof WebhooksCreateResponses];

export type WebhooksRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}';
};

export type WebhooksRemoveErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksRemoveError = WebhooksRemoveErrors[keyof WebhooksRemoveErrors];

export type WebhooksRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type WebhooksRemoveResponse = WebhooksRemoveResponses[keyof WebhooksRemoveResponses];

export type WebhooksUpdateData = {
    body: {
        name: string;
        url: string;
        events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'quote.requested'>;
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}';
};

export type WebhooksUpdateErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * Somebody else saved it meanwhile; `theirs` is how it stands now
     */
    409: Error & {
        theirs: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksUpdateError = WebhooksUpdateErrors[keyof WebhooksUpdateErrors];

export type WebhooksUpdateResponses = {
    /**
     * Done
     */
    200: {
        webhook: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
    };
};

export type WebhooksUpdateResponse = WebhooksUpdateResponses[keyof WebhooksUpdateResponses];

export type WebhooksChangeSecretData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}/secret';
};

export type WebhooksChangeSecretErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksChangeSecretError = WebhooksChangeSecretErrors[keyof WebhooksChangeSecretErrors];

export type WebhooksChangeSecretResponses = {
    /**
     * Done
     */
    201: {
        webhook: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
        secret: string;
    };
};

export type WebhooksChangeSecretResponse = WebhooksChangeSecretResponses[keyof WebhooksChangeSecretResponses];

export type WebhooksTryData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}/try';
};

export type WebhooksTryErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksTryError = WebhooksTryErrors[keyof WebhooksTryErrors];

export type WebhooksTryResponses = {
    /**
     * Done
     */
    201: {
        delivery: {
            id: string;
            event: string;
            state: 'waiting' | 'delivered' | 'failed';
            body: string;
            attempts: Array<{
                at: string;
                status: number | null;
                problem: string | null;
                milliseconds: number;
            }>;
            createdAt: string;
            settledAt: string | null;
        };
    };
};

export type WebhooksTryResponse = WebhooksTryResponses[keyof WebhooksTryResponses];

export type WebhooksDeliveriesData = {
    body?: never;
    path: {
        webhook: string;
    };
    query?: {
        state?: 'waiting' | 'delivered' | 'failed';
        cursor?: string;
        limit?: number;
    };
    url: '/webhooks/{webhook}/deliveries';
};

export type WebhooksDeliveriesErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksDeliveriesError = WebhooksDeliveriesErrors[keyof WebhooksDeliveriesErrors];

export type WebhooksDeliveriesResponses = {
    /**
     * Done
     */
    200: {
        deliveries: Array<{
            id: string;
            event: string;
            state: 'waiting' | 'delivered' | 'failed';
            body: string;
            attempts: Array<{
                at: string;
                status: number | null;
                problem: string | null;
                milliseconds: number;
            }>;
            createdAt: string;
            settledAt: string | null;
        }>;
        next: string | null;
    };
};

export type WebhooksDeliveriesResponse = WebhooksDeliveriesResponses[keyof WebhooksDeliveriesResponses];

export type WebhooksRepeatData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. Sent again within 24 hours, the call is not made again: the first answer comes back, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
        delivery: string;
    };
    query?: never;
    url: '/webhooks/{webhook}/deliveries/{delivery}/repeat';
};

export type WebhooksRepeatErrors = {
    /**
     * What was sent could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has ended
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * There is no such thing
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait for as many seconds as `Retry-After` says
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksRepeatError = WebhooksRepeatErrors[keyof WebhooksRepeatErrors];

export type WebhooksRepeatResponses = {
    /**
     * Done
     */
    201: {
        delivery: {
            id: string;
            event: string;
            state: 'waiting' | 'delivered' | 'failed';
            body: string;
            attempts: Array<{
                at: string;
                status: number | null;
                problem: string | null;
                milliseconds: number;
            }>;
            createdAt: string;
            settledAt: string | null;
        };
    };
};

export type WebhooksRepeatResponse = WebhooksRepeatResponses[keyof WebhooksRepeatResponses];
