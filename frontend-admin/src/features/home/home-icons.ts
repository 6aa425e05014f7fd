import {
  Activity,
  ArrowUp,
  Award,
  ChartColumn,
  CircleCheckBig,
  Clock,
  DollarSign,
  Gauge,
  Percent,
  Shield,
  Star,
  Target,
  TrendingUp,
  TriangleAlert,
  Users,
  Zap,
} from 'lucide-react';
import type { IconSet } from '../../editor/model/field-declarations';

/** The icons of the introduction. */
export const introIcons: IconSet = {
  icons: { users: Users, trendingUp: TrendingUp, shield: Shield },
  unknown: 'shield',
  empty: 'shield',
};

/** The 15 icons of outcomes. */
export const outcomeIcons: IconSet = {
  icons: {
    TrendingUp,
    BarChart3: ChartColumn,
    CheckCircle: CircleCheckBig,
    Clock,
    Target,
    Zap,
    Users,
    Shield,
    Star,
    Award,
    Gauge,
    Activity,
    ArrowUp,
    DollarSign,
    Percent,
  },
  unknown: 'TrendingUp',
  empty: 'TrendingUp',
};

/** The icons of trust badges. */
export const badgeIcons: IconSet = {
  icons: { checkCircle: CircleCheckBig, alertTriangle: TriangleAlert, shield: Shield },
  unknown: 'shield',
  empty: 'shield',
};
