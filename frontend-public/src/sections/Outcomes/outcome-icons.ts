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
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const icons: Partial<Record<string, LucideIcon>> = {
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
};

/** One of the 15 outcome icons; an unknown name gets TrendingUp. */
export const outcomeIcon = (name: string | null | undefined): LucideIcon =>
  (name && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? TrendingUp;
