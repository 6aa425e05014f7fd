// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.
export const limits = {
  "AnnouncementBlock": {
    "anchor": {
      "max": 60
    },
    "text": {
      "max": 200
    }
  },
  "BadgesBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 8
    }
  },
  "BlockAction": {
    "label": {
      "max": 40
    }
  },
  "CalloutBlock": {
    "anchor": {
      "max": 60
    },
    "title": {
      "max": 120
    }
  },
  "Chapter": {
    "anchor": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "takeaways": {
      "max": 6
    }
  },
  "ChaptersBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "chapters": {
      "max": 40
    }
  },
  "ChecklistBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 60
    }
  },
  "ComparisonBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "columns": {
      "max": 6
    },
    "rows": {
      "max": 40
    }
  },
  "ComparisonRow": {
    "label": {
      "max": 120
    },
    "cells": {
      "max": 6
    }
  },
  "ContactDetailsBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "phone": {
      "max": 40
    },
    "email": {
      "max": 120
    },
    "hours": {
      "max": 120
    },
    "address": {
      "max": 320
    }
  },
  "CtaBandBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "alt": {
      "max": 150
    }
  },
  "DemoFormBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "notice": {
      "max": 400
    },
    "consent": {
      "max": 400
    },
    "success": {
      "max": 320
    },
    "steps": {
      "max": 6
    }
  },
  "DemoFormStep": {
    "title": {
      "max": 90
    },
    "text": {
      "max": 320
    }
  },
  "FaqBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 40
    }
  },
  "FaqItem": {
    "question": {
      "max": 150
    },
    "answer": {
      "max": 2000
    }
  },
  "FeatureRow": {
    "anchor": {
      "max": 60
    },
    "title": {
      "max": 90
    },
    "text": {
      "max": 900
    },
    "points": {
      "max": 8
    },
    "alt": {
      "max": 150
    }
  },
  "FeatureRowsBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "rows": {
      "max": 12
    }
  },
  "FigureBlock": {
    "anchor": {
      "max": 60
    },
    "alt": {
      "max": 150
    },
    "caption": {
      "max": 320
    },
    "width": {
      "min": 1,
      "max": 10000
    },
    "height": {
      "min": 1,
      "max": 10000
    }
  },
  "FinalCta": {
    "title": {
      "max": 90
    },
    "subtitle": {
      "max": 220
    },
    "buttonLabel": {
      "max": 30
    }
  },
  "GlossaryBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "terms": {
      "max": 100
    }
  },
  "GlossaryTerm": {
    "term": {
      "max": 80
    },
    "definition": {
      "max": 600
    }
  },
  "HeroBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "highlight": {
      "max": 60
    },
    "alt": {
      "max": 150
    }
  },
  "HighlightCard": {
    "title": {
      "max": 90
    },
    "description": {
      "max": 320
    },
    "anchor": {
      "max": 60
    },
    "time": {
      "max": 20
    }
  },
  "HomeContent": {
    "heroKicker": {
      "max": 60
    },
    "heroTitle": {
      "max": 90
    },
    "heroTitleBefore": {
      "max": 40
    },
    "heroTitleHighlight": {
      "max": 40
    },
    "heroTitleAfter": {
      "max": 40
    },
    "heroSubtitle": {
      "max": 220
    },
    "heroCtaLabel": {
      "max": 30
    },
    "heroSecondaryCtaLabel": {
      "max": 30
    },
    "heroTrustText": {
      "max": 120
    },
    "heroImages": {
      "max": 8
    },
    "heroAlt": {
      "max": 8
    },
    "introTitle": {
      "max": 90
    },
    "introSubtitle": {
      "max": 320
    },
    "introCards": {
      "max": 6
    },
    "introCtaTitle": {
      "max": 90
    },
    "introCtaSubtitle": {
      "max": 220
    },
    "introCtaLabel": {
      "max": 30
    },
    "featuresTitle": {
      "max": 90
    },
    "featuresSubtitle": {
      "max": 220
    },
    "features": {
      "max": 12
    },
    "outcomesTitle": {
      "max": 90
    },
    "outcomesSubtitle": {
      "max": 320
    },
    "outcomes": {
      "max": 12
    },
    "trustTitle": {
      "max": 90
    },
    "trustSubtitle": {
      "max": 320
    },
    "trustStats": {
      "max": 8
    },
    "trustCompaniesSubtitle": {
      "max": 220
    },
    "trustCompanies": {
      "max": 24
    },
    "trustTestimonials": {
      "max": 12
    },
    "trustBadgesTitle": {
      "max": 90
    },
    "trustBadges": {
      "max": 8
    },
    "faqTitle": {
      "max": 90
    },
    "faqs": {
      "max": 30
    },
    "insightsTitle": {
      "max": 90
    },
    "insights": {
      "max": 24
    }
  },
  "HtmlBlock": {
    "anchor": {
      "max": 60
    }
  },
  "InsightCard": {
    "slug": {
      "max": 75
    },
    "title": {
      "max": 150
    },
    "date": {
      "max": 40
    },
    "excerpt": {
      "max": 320
    },
    "tags": {
      "max": 10
    }
  },
  "IntroCard": {
    "iconName": {
      "max": 40
    },
    "title": {
      "max": 60
    },
    "description": {
      "max": 160
    }
  },
  "IntroCardsBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 12
    }
  },
  "LogoItem": {
    "name": {
      "max": 60
    }
  },
  "LogoStripBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 24
    }
  },
  "OutcomeItem": {
    "iconName": {
      "max": 40
    },
    "title": {
      "max": 90
    },
    "description": {
      "max": 320
    }
  },
  "OutcomeListBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 12
    }
  },
  "PageContent": {
    "title": {
      "max": 120
    }
  },
  "PageSeo": {
    "title": {
      "max": 120
    },
    "description": {
      "max": 320
    },
    "keywords": {
      "max": 30
    },
    "author": {
      "max": 120
    },
    "robots": {
      "max": 120
    },
    "viewport": {
      "max": 120
    },
    "charset": {
      "max": 20
    },
    "language": {
      "max": 35
    },
    "geoRegion": {
      "max": 20
    },
    "geoPlacename": {
      "max": 120
    },
    "geoPosition": {
      "max": 60
    },
    "ogTitle": {
      "max": 120
    },
    "ogDescription": {
      "max": 320
    },
    "ogType": {
      "max": 40
    },
    "ogSiteName": {
      "max": 120
    },
    "twitterCard": {
      "max": 40
    },
    "twitterTitle": {
      "max": 120
    },
    "twitterDescription": {
      "max": 320
    },
    "twitterSite": {
      "max": 60
    },
    "twitterCreator": {
      "max": 60
    },
    "linkedinTitle": {
      "max": 120
    },
    "linkedinDescription": {
      "max": 320
    },
    "googleAnalytics": {
      "max": 40
    },
    "googleTagManager": {
      "max": 40
    },
    "facebookPixel": {
      "max": 40
    },
    "linkedinInsight": {
      "max": 40
    }
  },
  "PlanTableBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "plans": {
      "max": 4
    },
    "groups": {
      "max": 12
    }
  },
  "PlanTableGroup": {
    "title": {
      "max": 60
    },
    "rows": {
      "max": 30
    }
  },
  "PostsBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "slugs": {
      "max": 12
    },
    "tag": {
      "max": 60
    }
  },
  "PreviewLinkRequest": {
    "minutes": {
      "min": 1,
      "max": 60
    }
  },
  "PricingPlan": {
    "name": {
      "max": 40
    },
    "price": {
      "max": 40
    },
    "unit": {
      "max": 80
    },
    "description": {
      "max": 320
    },
    "features": {
      "max": 16
    }
  },
  "PricingPlansBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "plans": {
      "max": 4
    },
    "footnote": {
      "max": 400
    }
  },
  "ProductMockBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "caption": {
      "max": 200
    }
  },
  "QuestionItem": {
    "question": {
      "max": 150
    }
  },
  "QuoteItem": {
    "quote": {
      "max": 400
    },
    "name": {
      "max": 80
    },
    "role": {
      "max": 120
    }
  },
  "RichTextBlock": {
    "anchor": {
      "max": 60
    }
  },
  "RoiCalculatorBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "shifts": {
      "min": 0,
      "max": 100000
    },
    "currentFillRate": {
      "min": 0,
      "max": 100
    },
    "targetFillRate": {
      "min": 0,
      "max": 100
    },
    "hoursPerShift": {
      "min": 0,
      "max": 24
    },
    "billRate": {
      "min": 0,
      "max": 1000
    },
    "payRate": {
      "min": 0,
      "max": 1000
    },
    "burden": {
      "min": 0,
      "max": 1000
    },
    "note": {
      "max": 200
    }
  },
  "SettingsValues": {
    "siteName": {
      "max": 60
    },
    "adminName": {
      "max": 60
    },
    "navbarDropdownTitle": {
      "max": 40
    },
    "navbarCtaText": {
      "max": 40
    },
    "footerDescription": {
      "max": 320
    },
    "footerCopyright": {
      "max": 160
    }
  },
  "SourceItem": {
    "title": {
      "max": 200
    },
    "note": {
      "max": 200
    }
  },
  "SourcesBlock": {
    "anchor": {
      "max": 60
    },
    "title": {
      "max": 90
    },
    "items": {
      "max": 60
    }
  },
  "StatItem": {
    "value": {
      "max": 10
    },
    "label": {
      "max": 60
    },
    "source": {
      "max": 200
    },
    "asOf": {
      "max": 40
    }
  },
  "StatsBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 8
    }
  },
  "TableBlock": {
    "anchor": {
      "max": 60
    },
    "caption": {
      "max": 200
    },
    "columns": {
      "max": 12
    },
    "rows": {
      "max": 100
    }
  },
  "TableRow": {
    "cells": {
      "max": 12
    }
  },
  "TakeawaysBlock": {
    "anchor": {
      "max": 60
    },
    "title": {
      "max": 90
    },
    "items": {
      "max": 8
    }
  },
  "Testimonial": {
    "name": {
      "max": 80
    },
    "role": {
      "max": 120
    },
    "quote": {
      "max": 400
    }
  },
  "TestimonialBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "items": {
      "max": 12
    }
  },
  "TimelineStep": {
    "time": {
      "max": 20
    },
    "title": {
      "max": 90
    },
    "text": {
      "max": 600
    }
  },
  "TimelineStepsBlock": {
    "anchor": {
      "max": 60
    },
    "kicker": {
      "max": 60
    },
    "title": {
      "max": 120
    },
    "subtitle": {
      "max": 400
    },
    "steps": {
      "max": 20
    }
  },
  "TitledText": {
    "title": {
      "max": 90
    },
    "text": {
      "max": 600
    },
    "icon": {
      "max": 40
    }
  },
  "TrustBadge": {
    "icon": {
      "max": 40
    },
    "title": {
      "max": 60
    },
    "description": {
      "max": 160
    }
  },
  "TrustCompany": {
    "name": {
      "max": 60
    },
    "bg": {
      "max": 40
    }
  },
  "TrustStat": {
    "value": {
      "max": 10
    },
    "label": {
      "max": 40
    },
    "source": {
      "max": 200
    },
    "asOf": {
      "max": 40
    }
  },
  "VideoBlock": {
    "anchor": {
      "max": 60
    },
    "title": {
      "max": 120
    }
  }
} as const;
