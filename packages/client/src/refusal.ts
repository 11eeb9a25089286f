/** Reads every refusal of every mutation: spread it as `...Refusal` in the union, and add this text to the document. */
export const refusalFragment = /* GraphQL */ `
  fragment Refusal on UserError {
    __typename
    message
    ... on FormRefused {
      code
      fields {
        path
        code
        reason
      }
    }
    ... on Conflict {
      code
    }
    ... on OutOfStock {
      shortages {
        cartLineNumber
        orderItemNumber
        productNumber
        optionNumber
        colorName
        quantity
        left
      }
    }
    ... on PriceChanged {
      payTotal
    }
    ... on TotalChanged {
      payTotal
    }
    ... on EstimateChanged {
      newEstimate: estimate {
        agreementId
        totalMonthly
        contractTotal
      }
    }
    ... on RefundChanged {
      refundTotal
    }
    ... on Expired {
      subject
    }
    ... on PortingRefused {
      portingReason: reason
    }
    ... on WrongState {
      stateCode
    }
    ... on LimitReached {
      maximum
    }
    ... on AlreadyExists {
      existingNumber: number
    }
    ... on CouponUnusable {
      couponNumber
    }
    ... on PointsUnusable {
      usablePoints
    }
    ... on InProgress {
      retryAfter
    }
    ... on PaymentUnavailable {
      placedNumber: orderNumber
      retryAfter
    }
    ... on SignInRefused {
      signInReason: reason
      stepToken
    }
  }
`;
