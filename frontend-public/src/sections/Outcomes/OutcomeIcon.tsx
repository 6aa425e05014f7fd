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
export function OutcomeIcon({ name }: { readonly name: string | null | undefined }) {
  const known = name && Object.hasOwn(icons, name) ? name : 'TrendingUp';
  const Icon = icons[known] ?? TrendingUp;
  return <Icon size={20} strokeWidth={1.5} data-icon={known} aria-hidden />;
}
